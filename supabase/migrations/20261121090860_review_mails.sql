-- The email that asks for reviews, some days after the delivery.

create function private.request_reviews() returns integer
language plpgsql set search_path = ''
as $$
declare
  -- Orders that were delivered longer ago are not asked about, as after the emails were off for months.
  grace_days constant integer := 30;
  days constant integer := (select s.review_request_days from public.shop_settings s);
  target public.orders;
  queued integer := 0;
begin
  if days is null then
    return 0;
  end if;
  for target in
    select o.* from public.orders o
    join lateral (select max(h.created_at) as at from public.order_status_history h
      where h.order_id = o.id and h.to_status = 'delivered') d on true
    where o.status = 'delivered'
      and o.id in (select h.order_id from public.order_status_history h where h.to_status = 'delivered'
        and h.created_at between now() - make_interval(days => days + grace_days) and now() - make_interval(days => days))
      and d.at <= now() - make_interval(days => days)
      -- Orders without a recipient would stay due, and those of deleted accounts are not to be asked about.
      and private.order_recipient(o) is not null and not o.contact_redaction_due
      and not exists (select 1 from public.email_outbox m where m.order_id = o.id and m.kind = 'review_request')
      -- A line of which a piece was kept, and which was not reviewed.
      and exists (select 1 from public.order_items i where i.order_id = o.id and private.returnable_quantity(i.id) > 0
        and not exists (select 1 from public.reviews r where r.order_item_id = i.id))
    order by d.at limit 500
    -- An order that is being changed is asked about by the next run.
    for no key update of o skip locked
  loop
    perform private.enqueue_order_email('review_request', target);
    queued := queued + 1;
  end loop;
  return queued;
end
$$;
comment on function private.request_reviews is
  'Queues the email that asks for reviews, once for each order, shop_settings.review_request_days after its delivery. None for orders '
  'that were cancelled or returned as a whole, or have no address. Returns how many orders were due. Scheduled hourly; no API role may call it.';
