-- Mails are rows written in the transaction that causes them, and sent by the function send-emails: an order without
-- its mail, or a mail without its order, cannot happen.

create table public.email_outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('order_confirmation', 'order_status')),
  recipient text not null,
  language public.language not null,
  payload jsonb not null,
  order_id uuid references public.orders (id) on delete restrict,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
comment on table public.email_outbox is 'Mails to send and sent. After eight attempts a mail stays unsent for an admin to see.';
create index email_outbox_due_idx on public.email_outbox (next_attempt_at, id) where sent_at is null;
create index email_outbox_order_idx on public.email_outbox (order_id);

alter table public.email_outbox enable row level security;
grant select on public.email_outbox to authenticated;
grant select on public.email_outbox to service_role;
create policy "Admins see the mails" on public.email_outbox for select to authenticated
  using ((select private.is_admin()));

-- Definer: called by triggers on orders, whoever made the change.
create function private.queue_order_email(mail_kind text, about public.orders) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not (select email_notifications from public.shop_settings) then
    return;
  end if;
  insert into public.email_outbox (kind, recipient, language, order_id, payload)
  select mail_kind, about.contact_email, about.language, about.id, jsonb_build_object(
    'order_number', about.order_number,
    'status', about.status,
    'contact_name', about.contact_name,
    'subtotal', about.subtotal,
    'delivery_fee', about.delivery_fee,
    'tax_amount', about.tax_amount,
    'total_amount', about.total_amount,
    'currency', about.currency,
    'payment_method', about.payment_method,
    'shipping_address', about.shipping_address,
    'lines', coalesce((
      select jsonb_agg(jsonb_build_object(
        'name_en', i.name_en, 'name_fr', i.name_fr, 'name_ar', i.name_ar, 'quantity', i.quantity,
        'line_total', i.line_total, 'selected_variations', i.selected_variations) order by i.id)
      from public.order_items i where i.order_id = about.id), '[]'::jsonb));
end
$$;

-- Takes up to `batch` due mails for one sender; a second sender running at the same time gets others. A mail that is
-- not reported as finished comes up again, later each time. Definer: service_role holds no rights on the table's rows.
create function private.claim_emails(batch integer) returns setof public.email_outbox
language sql security definer set search_path = ''
as $$
  update public.email_outbox set
    attempts = attempts + 1,
    next_attempt_at = now() + least(interval '1 minute' * power(2, attempts), interval '6 hours')
  where id in (
    select id from public.email_outbox
    where sent_at is null and next_attempt_at <= now() and attempts < 8
    order by next_attempt_at, id
    limit least(greatest(batch, 1), 100)
    for update skip locked
  )
  returning *
$$;
create function private.finish_email(mail_id bigint, failure text) returns void
language sql security definer set search_path = ''
as $$
  update public.email_outbox set
    sent_at = case when failure is null then now() end,
    last_error = left(failure, 500)
  where id = mail_id and sent_at is null
$$;
grant execute on function private.claim_emails(integer), private.finish_email(bigint, text) to service_role;

create function public.claim_emails(batch integer default 20) returns setof public.email_outbox
language sql set search_path = ''
as $$ select * from private.claim_emails($1) $$;
create function public.finish_email(id bigint, error text default null) returns void
language sql set search_path = ''
as $$ select private.finish_email($1, $2) $$;
comment on function public.claim_emails(integer) is 'For the function send-emails only: takes due mails.';
comment on function public.finish_email(bigint, text) is 'For the function send-emails only: the mail went out, or why it did not.';
grant execute on function public.claim_emails(integer), public.finish_email(bigint, text) to service_role;
