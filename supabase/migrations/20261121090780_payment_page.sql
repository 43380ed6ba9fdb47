-- The page on which a buyer pays, reached by the payment token of the order: from any device, without signing in.

create function private.payment_page(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'order_id', o.id,
    'order_number', o.order_number,
    'tracking_token', o.tracking_token,
    'status', o.status,
    'country', o.country,
    'payment_method', o.payment_method,
    'payment_status', o.payment_status,
    'subtotal', o.subtotal,
    'delivery_fee', o.delivery_fee,
    'gift_fee', o.gift_fee,
    'discount_amount', o.discount_amount,
    'tax_amount', o.tax_amount,
    'total_amount', o.total_amount,
    'paid_amount', o.paid_amount,
    'refunded_amount', o.refunded_amount,
    'amount_due', o.amount_due,
    'amount_to_refund', o.amount_to_refund,
    'payment_due_at', o.payment_due_at,
    'is_expired', o.cancellation_reason is not distinct from 'payment',
    'methods', (select coalesce(jsonb_agg(m.method order by m.position), '[]'::jsonb) from public.payment_methods m
      where private.is_payment_offered(m.method, o.country) and (private.provider_of(m.method)).flow <> 'at_delivery'),
    'transfer', case when o.payment_method = 'bank_transfer' then (
      select jsonb_build_object('holder', s.bank_holder, 'bank', s.bank_name, 'rib', s.bank_rib, 'iban', s.bank_iban, 'bic', s.bank_bic)
      from public.shop_settings s) end,
    'last_attempt', (
      select jsonb_build_object('provider', p.provider, 'state', p.state, 'created_at', p.created_at, 'is_held', p.held_since is not null)
      from public.payments p where p.order_id = o.id and p.kind = 'charge' and private.is_hosted(p.provider)
      order by p.created_at desc, p.id limit 1),
    'ways', jsonb_path_query_array(private.invoice_payments(o.id, null, 'invoice'), '$[*].way'),
    'is_pickup', o.is_pickup,
    'created_at', o.created_at,
    'min_days', o.min_days,
    'max_days', o.max_days,
    'promised_from', o.promised_from,
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'name_en', i.name_en, 'name_fr', i.name_fr, 'name_ar', i.name_ar,
        'image_url', i.image_url, 'quantity', i.quantity, 'line_total', i.line_total, 'selected_variations', i.selected_variations)
        order by i.id), '[]'::jsonb)
      from public.order_items i where i.order_id = o.id),
    'gets_email', private.order_recipient(o) is not null,
    'has_account', exists (select 1 from public.profiles p where p.user_id = o.user_id and not p.is_guest),
    'proofs', (select count(*) from public.payment_proofs f where f.order_id = o.id),
    'invoices', (select coalesce(jsonb_agg(jsonb_build_object('number', i.number, 'kind', i.kind, 'issued_at', i.issued_at,
        'total_amount', i.total_amount) order by i.issued_at, i.number), '[]'::jsonb)
      from public.invoices i where i.order_id = o.id))
  from public.orders o where o.payment_token = $1
$$;
comment on function private.payment_page is
  'Implementation of public.payment_page. Definer because visitors have no rights on orders.';
grant execute on function private.payment_page to anon, authenticated;

create function public.payment_page(token text) returns jsonb
language sql stable set search_path = ''
as $$ select private.payment_page($1) $$;
comment on function public.payment_page is
  'What is owed and paid of the order with this payment token, in MAD, how it can be paid, whether emails about it are sent, whether it is in an account, and what '
  'was ordered, without names and addresses; null when there is none.';
grant execute on function public.payment_page to anon, authenticated;

create function private.choose_transfer(token text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_open();
  -- A hold that an admin extended stays, and one that a chargeback ended does not begin again.
  update public.orders o set payment_method = 'bank_transfer',
    payment_due_at = case when o.payment_due_at is not null then greatest(o.payment_due_at, h.ends) end,
    hold_prolonged_until = case when o.payment_due_at is not null
      then greatest(o.hold_prolonged_until, private.last_prolonging(greatest(o.payment_due_at, h.ends))) end
  from (select private.hold_end('bank_transfer', now()) as ends) h
  where o.payment_token = token and o.status = 'pending' and o.amount_due > 0 and (private.provider_of(o.payment_method)).flow = 'hosted'
    and private.is_payment_offered('bank_transfer', o.country);
  if not found then
    raise sqlstate 'PT409' using message = 'method_unavailable';
  end if;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.choose_transfer is
  'Implementation of public.choose_transfer. Definer because customers may not change orders.';
grant execute on function private.choose_transfer to anon, authenticated;

create function public.choose_transfer(token text) returns void
language sql set search_path = ''
as $$ select private.choose_transfer($1) $$;
comment on function public.choose_transfer is
  'The buyer of the order with this payment token will transfer the money instead of paying by card or PayPal, and has the time '
  'of a transfer for it, or what is left of a longer one. Raises method_unavailable (409).';
grant execute on function public.choose_transfer to anon, authenticated;
