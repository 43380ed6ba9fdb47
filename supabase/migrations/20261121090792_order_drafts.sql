-- Orders that an admin takes down for a customer on the phone, in a chat or in the showroom. A draft reserves nothing; the admin
-- places it, or sends its link to the customer, who completes and places it.

create table public.order_drafts (
  id uuid primary key default gen_random_uuid(),
  token text not null default private.generate_tracking_token() unique,
  source public.order_source not null check (source <> 'web'),
  language public.language not null,
  contact jsonb not null default '{}'::jsonb check (jsonb_typeof(contact) = 'object' and pg_column_size(contact) <= 4000),
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  -- In MAD; null: what delivery costs by the shop's rates.
  delivery_fee numeric(10, 2) check (delivery_fee between 0 and 100000),
  discount_amount numeric(10, 2) not null default 0 check (discount_amount between 0 and 10000000),
  discount_reason text not null default '' check (char_length(discount_reason) <= 200 and private.is_line(discount_reason)),
  payment_method public.payment_method not null,
  notes text not null default '' check (char_length(notes) <= 1000 and private.is_printable(notes)),
  revision integer not null default 0,
  order_id uuid unique references public.orders (id) on delete restrict,
  created_by uuid default auth.uid() references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Until when the customer's link may be used.
  expires_at timestamptz not null default now() + interval '14 days',
  check ((discount_amount = 0) = (discount_reason = ''))
);
comment on table public.order_drafts is
  'Orders that admins take for customers, for admins; order_id once one was placed. The token is the link that completes it.';
create index order_drafts_open_idx on public.order_drafts (updated_at desc) where order_id is null;
create index order_drafts_creator_idx on public.order_drafts (created_by);
alter table public.order_drafts enable row level security;
grant select, delete on public.order_drafts to authenticated;
create policy "Admins see drafts" on public.order_drafts for select to authenticated using ((select private.is_admin()));
create policy "Admins discard drafts that were not placed" on public.order_drafts for delete to authenticated
  using ((select private.is_admin()) and order_id is null);
create trigger order_drafts_set_updated_at before update on public.order_drafts
  for each row execute function private.set_updated_at();

create function private.quote_draft(draft public.order_drafts, contact jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  quote jsonb := private.quote_order(draft.items, coalesce(contact ->> 'country', 'morocco'), contact ->> 'city');
  fee constant numeric := coalesce(draft.delivery_fee, (quote ->> 'delivery_fee')::numeric);
  total constant numeric := (quote ->> 'subtotal')::numeric + fee - draft.discount_amount;
begin
  if total < 0 then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "discount"}';
  end if;
  return quote || jsonb_build_object('delivery_fee', fee, 'discount_amount', draft.discount_amount, 'total_amount', total,
    'tax_amount', private.tax_within(total, (quote ->> 'tax_rate')::numeric));
end
$$;
comment on function private.quote_draft is
  'What a draft costs now for this contact: as quote_order, with the delivery fee and the discount (MAD) that the admin agreed to.';

create function private.draft_content(draft public.order_drafts) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('source', draft.source, 'language', draft.language, 'contact', draft.contact, 'items', draft.items,
    'delivery_fee', draft.delivery_fee, 'discount_amount', draft.discount_amount, 'discount_reason', draft.discount_reason,
    'payment_method', draft.payment_method, 'notes', draft.notes)
$$;
comment on function private.draft_content is 'What an admin typed into a draft.';

create function private.save_order_draft(draft_id uuid, seen_revision integer, content jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  given public.order_drafts;
  saved public.order_drafts;
begin
  perform private.require_admin();
  given := jsonb_populate_record(null::public.order_drafts, content);
  if draft_id is null or given.source is null or given.language is null or given.payment_method is null or seen_revision is null
    or private.parse_order_items(given.items) = '{}'
    or jsonb_typeof(coalesce(given.contact, '{}'::jsonb)) <> 'object'
    or exists (select 1 from jsonb_each(coalesce(given.contact, '{}'::jsonb)) c
      where jsonb_typeof(c.value) <> 'string')
  then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  given.contact := (select coalesce(jsonb_object_agg(c.key, private.fold_line(c.value #>> '{}')), '{}'::jsonb)
    from jsonb_each(coalesce(given.contact, '{}'::jsonb)) c);
  insert into public.order_drafts as d (id, source, language, contact, items, delivery_fee, discount_amount, discount_reason, payment_method, notes)
  values (draft_id, given.source, given.language, given.contact, given.items, given.delivery_fee,
    coalesce(given.discount_amount, 0), private.fold_line(coalesce(given.discount_reason, '')), given.payment_method, private.fold_text(coalesce(given.notes, '')))
  on conflict (id) do update set source = excluded.source, language = excluded.language, contact = excluded.contact, items = excluded.items,
    delivery_fee = excluded.delivery_fee, discount_amount = excluded.discount_amount, discount_reason = excluded.discount_reason,
    payment_method = excluded.payment_method, notes = excluded.notes, expires_at = excluded.expires_at,
    revision = d.revision + (private.draft_content(d) <> private.draft_content(excluded))::integer
  -- What an earlier request saved, whose answer was lost, is saved.
  where d.order_id is null and (d.revision = seen_revision or private.draft_content(d) = private.draft_content(excluded))
  returning * into saved;
  if saved.id is null then
    raise sqlstate 'PT409' using message = 'edit_conflict';
  end if;
  return jsonb_build_object('id', saved.id, 'token', saved.token, 'revision', saved.revision,
    'quote', private.quote_draft(saved, saved.contact));
exception
  when integrity_constraint_violation or data_exception then
    raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.save_order_draft is
  'Implementation of public.save_order_draft; checks for an admin. Definer because no role may write drafts.';
grant execute on function private.save_order_draft to authenticated;

create function public.save_order_draft(draft_id uuid, seen_revision integer, content jsonb) returns jsonb
language sql set search_path = ''
as $$ select private.save_order_draft($1, $2, $3) $$;
comment on function public.save_order_draft is
  'Admins only. Saves an order that is being taken: content is {source, language, contact, items, delivery_fee, '
  'discount_amount, discount_reason, payment_method, notes}, amounts in MAD; draft_id is chosen by the caller. Its contact '
  'may be incomplete. Returns {id, token, revision, quote}. Raises edit_conflict (409) when it was changed or placed '
  'meanwhile, invalid_request and what quote_order raises (422).';
grant execute on function public.save_order_draft to authenticated;

create function private.place_draft(draft public.order_drafts, contact jsonb, payment_method public.payment_method, expected_total numeric,
  given_notes text, taken boolean) returns public.orders
language plpgsql security definer set search_path = ''
as $$
declare
  -- Who completes an order by its link has no account either. An admin may have no email address of the customer, and an order that
  -- costs nothing goes to no provider.
  clean_contact constant jsonb := private.parse_order_contact(contact, short => true,
    payment_method => case when not taken and expected_total > 0 then payment_method end);
  quote jsonb;
  placed public.orders;
begin
  if expected_total is null or payment_method is null then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  if char_length(given_notes) > 1000 or not private.is_printable(given_notes) then
    raise sqlstate 'PT422' using message = 'invalid_contact', detail = '{"field": "notes"}';
  end if;
  perform private.lock_order_lines(private.parse_order_items(draft.items));
  quote := private.quote_draft(draft, clean_contact);
  -- What is paid at the counter needs no courier.
  if draft.source <> 'showroom' or not taken then
    perform private.check_payment_method(payment_method, clean_contact);
  end if;
  perform private.check_quoted_lines(quote);
  if (quote ->> 'total_amount')::numeric <> expected_total then
    raise sqlstate 'PT409' using message = 'price_changed', detail = jsonb_build_object('quote', quote)::text;
  end if;
  placed.payment_method := place_draft.payment_method;
  placed.source := draft.source;
  placed.language := draft.language;
  placed.notes := given_notes;
  placed.discount_amount := draft.discount_amount;
  placed.discount_reason := draft.discount_reason;
  placed.idempotency_key := draft.id;
  placed.request_hash := 'draft';
  placed := private.insert_order(quote, clean_contact, placed);
  update public.order_drafts d set order_id = placed.id, contact = '{}'::jsonb, notes = '' where d.id = draft.id;
  return placed;
end
$$;
comment on function private.place_draft is
  'Places the order of a draft that the caller has locked; taken: by an admin. The draft forgets '
  'the contact, which the order has. Definer because no role may write orders; called by definer functions only.';

create function private.place_order_draft(draft_id uuid, seen_revision integer, expected_total numeric, received jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  draft public.order_drafts;
  placed public.orders;
begin
  perform private.require_admin();
  select * into draft from public.order_drafts d where d.id = draft_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  if draft.order_id is not null then
    select * into placed from public.orders o where o.id = draft.order_id;
    -- It was placed otherwise meanwhile, or by an earlier request of this caller with other money: what this one says is not recorded.
    if (received is null and exists (select 1 from public.payments p where p.order_id = placed.id and p.kind = 'charge'
        and p.provider_reference = 'taken ' || draft.id and not p.is_reversed))
      or (received is not null and not exists (select 1 from public.payments p where p.order_id = placed.id and p.kind = 'charge'
        and p.provider = (received ->> 'provider')::public.payment_provider and p.amount = (received ->> 'amount')::numeric
        and p.provider_reference = btrim(received ->> 'reference') and not p.is_reversed))
    then
      raise sqlstate 'PT409' using message = 'edit_conflict';
    end if;
    return private.order_response(placed, true);
  end if;
  if draft.revision <> coalesce(seen_revision, -1) then
    raise sqlstate 'PT409' using message = 'edit_conflict';
  end if;
  placed := private.place_draft(draft, draft.contact, draft.payment_method, expected_total, draft.notes, true);
  if received is not null then
    perform private.record_received_payment(placed.id, (received ->> 'provider')::public.payment_provider, received ->> 'reference',
      (received ->> 'amount')::numeric, (now() at time zone private.shop_time_zone())::date, '', '', 0, 0);
  end if;
  select * into placed from public.orders o where o.id = placed.id;
  -- The customer has confirmed it in person, and the confirmation by mail says all there is to say today.
  if (private.provider_of(placed.payment_method)).flow = 'at_delivery' or placed.amount_due = 0 then
    update public.orders o set status = 'processing' where o.id = placed.id returning * into placed;
    delete from public.email_outbox m where m.order_id = placed.id and m.kind = 'order_status' and m.sent_at is null;
  end if;
  -- They were queued before the money was recorded.
  perform private.refresh_order_emails(placed, array['order_confirmation', 'shop_order']);
  return private.order_response(placed, false);
exception
  when integrity_constraint_violation then
    raise exception using errcode = sqlstate, message = sqlerrm;
  when data_exception then
    raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.place_order_draft is
  'Implementation of public.place_order_draft; checks for an admin. Definer because no role may write orders.';
grant execute on function private.place_order_draft to authenticated;

create function public.place_order_draft(draft_id uuid, seen_revision integer, expected_total numeric, received jsonb default null) returns jsonb
language sql set search_path = ''
as $$ select private.place_order_draft($1, $2, $3, $4) $$;
comment on function public.place_order_draft is
  'Admins only. Places the order of a draft as it was saved; received is {provider: cash or transfer, amount, reference} of '
  'money that has come in already. An order that is paid at the door, or was paid, needs no call: its preparation begins. '
  'A draft that was placed before returns its order (replayed), or raises edit_conflict when the received money is not recorded '
  'with it, by the same way and amount, or when money is and none is given. Raises edit_conflict, price_changed, out_of_stock, '
  'unavailable (409), invalid_contact with the field, invalid_request (422), not_found (404).';
grant execute on function public.place_order_draft to authenticated;

create function private.draft_page(token text, city text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case
    when d.order_id is not null then jsonb_build_object('state', 'placed', 'tracking_token', o.tracking_token, 'order_number', o.order_number,
      'payment_token', o.payment_token, 'payment_method', o.payment_method, 'total_amount', o.total_amount, 'amount_due', o.amount_due)
    when d.expires_at < now() then jsonb_build_object('state', 'expired')
    else jsonb_build_object('state', 'open', 'contact', d.contact, 'notes', d.notes, 'payment_method', d.payment_method, 'language', d.language,
      'items', d.items,
      'quote', private.quote_draft(d, d.contact || jsonb_strip_nulls(jsonb_build_object('city', $2)))) end
  from public.order_drafts d left join public.orders o on o.id = d.order_id
  where d.token = $1
$$;
comment on function private.draft_page is
  'Implementation of public.draft_page. Definer because visitors have no rights on drafts. No rate limit: a token cannot be guessed.';
grant execute on function private.draft_page to anon, authenticated;

create function public.draft_page(token text, city text default null) returns jsonb
language sql stable set search_path = ''
as $$ select private.draft_page($1, $2) $$;
comment on function public.draft_page is
  'What the customer sees of the order that the shop prepared, by its link: {state: open, contact, notes, payment_method, '
  'language, items, quote}, {state: placed, tracking_token, order_number, payment_token, payment_method, total_amount, amount_due} '
  'or {state: expired}; null when there is none. An open one is '
  'quoted for the city when one is given, as it was typed, otherwise for that of the contact.';
grant execute on function public.draft_page to anon, authenticated;

create function private.complete_draft(token text, contact jsonb, payment_method public.payment_method, expected_total numeric, notes text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  draft public.order_drafts;
  placed public.orders;
begin
  perform private.require_open();
  select * into draft from public.order_drafts d where d.token = complete_draft.token for update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  if draft.order_id is not null then
    select * into placed from public.orders o where o.id = draft.order_id;
    return private.order_response(placed, true);
  end if;
  if draft.expires_at < now() then
    raise sqlstate 'PT409' using message = 'unavailable';
  end if;
  -- What was agreed is the price of a delivery to this country.
  if draft.delivery_fee is not null
    and private.fold_code(contact ->> 'country') is distinct from coalesce(draft.contact ->> 'country', 'morocco')
  then
    raise sqlstate 'PT422' using message = 'invalid_contact', detail = '{"field": "country"}';
  end if;
  return private.order_response(
    private.place_draft(draft, contact, payment_method, expected_total, btrim(coalesce(notes, '')), false), false);
exception when integrity_constraint_violation or numeric_value_out_of_range then
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.complete_draft is
  'Implementation of public.complete_draft. Definer because visitors have no rights on drafts and orders; the link may be used '
  'once, so that it places one order at most.';
grant execute on function private.complete_draft to anon, authenticated;

create function public.complete_draft(token text, contact jsonb, payment_method public.payment_method, expected_total numeric, notes text default '') returns jsonb
language sql set search_path = ''
as $$ select private.complete_draft($1, $2, $3, $4, $5) $$;
comment on function public.complete_draft is
  'Places the order of a draft for the customer who has its link, with the contact and the way to pay that they chose, in '
  'the country for which a price of delivery was agreed, if one was; expected_total is what they saw, in MAD. A second time returns the same order (replayed). Raises price_changed, out_of_stock, '
  'unavailable (409), invalid_contact, invalid_request (422), not_found (404), maintenance (503).';
grant execute on function public.complete_draft to anon, authenticated;

create function private.find_customers(search text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_customers jsonb;
begin
  perform private.require_admin();
  if char_length(btrim(coalesce(search, ''))) < 3 then
    return '[]'::jsonb;
  end if;
  execute format($query$
    select coalesce(jsonb_agg(to_jsonb(c) - '{id,phone_key}'::text[] || jsonb_build_object('history', private.phone_history(c.phone_key, c.id))
      order by c.created_at desc), '[]'::jsonb)
    from (
      select * from (
        -- The address of an order that was picked up is that of the shop.
        select distinct on (o.phone_key) o.id, o.phone_key, o.created_at, o.contact_name, o.contact_email, o.phone,
          case when o.is_pickup then '' else o.address end as address, o.district, o.landmark, o.city, o.region, o.postal_code, o.country, o.language
        from (select * from public.orders o where %s and o.contact_name <> '' order by o.created_at desc limit 200) o
        order by o.phone_key, o.is_pickup, o.created_at desc) d
      order by d.created_at desc limit 8) c
  $query$, private.order_condition(search, null, null, null, null)) into found_customers;
  return found_customers;
end
$$;
comment on function private.find_customers is
  'Implementation of public.find_customers; checks for an admin. Definer because under row-level security the planner may not '
  'use the trigram index.';
grant execute on function private.find_customers to authenticated;

create function public.find_customers(search text) returns jsonb
language sql stable set search_path = ''
as $$ select private.find_customers($1) $$;
comment on function public.find_customers is
  'Admins only. Up to 8 customers whose phone number, name, email address or city matches (3 letters at least), each with the contact of '
  'the last order that was sent to them, or without an address of the last one that they picked up, and what became of their other orders: [{contact_name, phone, ..., history}].';
grant execute on function public.find_customers to authenticated;
