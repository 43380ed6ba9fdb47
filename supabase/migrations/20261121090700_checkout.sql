-- Quote, place and cancel orders. The browser sends the items and the total it displayed; prices, fees and stock are
-- computed here. A refusal rolls everything back, the idempotency key included, so a corrected retry may reuse the key.

create type private.order_line as (index integer, product_id uuid, variation_ids uuid[], quantity integer, expected_price numeric);
comment on type private.order_line is 'A line of a cart as the browser sends it; index is its place there.';

create function private.parse_order_items(items jsonb) returns private.order_line[]
language plpgsql immutable set search_path = ''
as $$
declare
  uuid_pattern constant text := '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';
  item jsonb;
  lines private.order_line[];
begin
  if items is null or jsonb_typeof(items) <> 'array' then
    raise sqlstate 'PT422' using message = 'invalid_items';
  end if;
  if jsonb_array_length(items) > 50 then
    raise sqlstate 'PT422' using message = 'too_many', detail = '{"max_lines": 50}';
  end if;
  for item in select value from jsonb_array_elements(items) loop
    if jsonb_typeof(item) <> 'object'
      or exists (select 1 from jsonb_object_keys(item) k
        where k not in ('product_id', 'variation_ids', 'quantity', 'expected_price'))
      or coalesce(jsonb_typeof(item -> 'expected_price'), 'number') <> 'number'
      or coalesce(item ->> 'product_id', '') !~ uuid_pattern
      or jsonb_typeof(coalesce(item -> 'variation_ids', '[]'::jsonb)) <> 'array'
      or jsonb_array_length(coalesce(item -> 'variation_ids', '[]'::jsonb)) > 20
      or exists (
        select 1 from jsonb_array_elements(coalesce(item -> 'variation_ids', '[]'::jsonb)) v
        where jsonb_typeof(v) <> 'string' or v #>> '{}' !~ uuid_pattern)
      or coalesce(jsonb_typeof(item -> 'quantity'), '') <> 'number'
      or (item ->> 'quantity')::numeric <> trunc((item ->> 'quantity')::numeric)
      or (item ->> 'quantity')::numeric < 1
    then
      raise sqlstate 'PT422' using message = 'invalid_items';
    end if;
    if (item ->> 'quantity')::numeric > 99 then
      raise sqlstate 'PT422' using message = 'too_many', detail = '{"max_quantity": 99}';
    end if;
  end loop;

  lines := array(
    select (min(l.index), l.product_id, l.variation_ids, sum(l.quantity), min(l.expected_price))::private.order_line
    from (
      select (e.ordinality - 1) as index, (e.value ->> 'product_id')::uuid as product_id,
        coalesce((select array_agg(distinct (v #>> '{}')::uuid order by (v #>> '{}')::uuid)
          from jsonb_array_elements(coalesce(e.value -> 'variation_ids', '[]'::jsonb)) v), '{}'::uuid[]) as variation_ids,
        (e.value ->> 'quantity')::numeric::integer as quantity, (e.value ->> 'expected_price')::numeric as expected_price
      from jsonb_array_elements(items) with ordinality e
    ) l
    group by l.product_id, l.variation_ids);
  if exists (select 1 from unnest(lines) l where l.quantity > 99) then
    raise sqlstate 'PT422' using message = 'too_many', detail = '{"max_quantity": 99}';
  end if;
  return lines;
end
$$;
comment on function private.parse_order_items is
  'Parses [{product_id, variation_ids, quantity, expected_price}] into lines; equal lines are merged under the index of the first. '
  'expected_price, which may be left out, is what the buyer saw for one piece, in MAD. '
  'Raises invalid_items (422) for malformed items and for unknown keys, so that another price in the request is refused '
  'rather than ignored; too_many (422) above 50 lines or a quantity of 99. A quantity of 1.0 is a whole number.';

create function private.require_order_items(items jsonb) returns private.order_line[]
language plpgsql immutable set search_path = ''
as $$
declare
  lines constant private.order_line[] := private.parse_order_items(items);
begin
  if lines = '{}' then
    raise sqlstate 'PT422' using message = 'invalid_items';
  end if;
  return lines;
end
$$;
comment on function private.require_order_items is 'parse_order_items for an order, which has at least one line: raises invalid_items (422).';

create function private.price_order_items(items jsonb)
returns table (index integer, product_id uuid, variation_ids uuid[], quantity integer, name_en text, name_fr text,
  name_ar text, image_url text, image_color text, selected_variations jsonb, unit_price numeric, line_total numeric,
  available integer, lead_time_days smallint, code text)
language sql stable security definer set search_path = ''
as $$
  with lines as (
    select * from unnest(private.parse_order_items(items))
  ),
  chosen as (
    select l.index, v.variation_type, v.variation_value, v.price_adjustment, v.image_url
    from lines l
    join public.product_variations v on v.id = any (l.variation_ids) and v.product_id = l.product_id
  ),
  choices as (
    select c.index, count(*) as matched, count(distinct c.variation_type) as types,
      sum(c.price_adjustment) as adjustment,
      (array_agg(c.image_url order by c.variation_type) filter (where c.image_url is not null))[1] as image_url,
      jsonb_object_agg(c.variation_type, c.variation_value) as selected
    from chosen c group by c.index
  )
  select l.index, l.product_id, l.variation_ids, l.quantity, p.name_en, p.name_fr, p.name_ar,
    coalesce(ch.image_url, p.image_url), p.image_color, coalesce(ch.selected, '{}'::jsonb),
    price.unit, price.unit * l.quantity,
    u.quantity, p.lead_time_days,
    case
      when p.id is null then 'unavailable'
      when coalesce(ch.matched, 0) <> cardinality(l.variation_ids) then 'variation_foreign'
      when coalesce(ch.types, 0) <> coalesce(ch.matched, 0) or coalesce(ch.types, 0) <> (
        select count(distinct v.variation_type) from public.product_variations v where v.product_id = p.id)
        then 'variation_missing'
      when price.unit <= 0 then 'unavailable'
      when l.quantity > u.quantity then 'out_of_stock'
    end
  from lines l
  left join public.products p on p.id = l.product_id and p.is_active
  left join choices ch on ch.index = l.index
  left join public.stock_units u on u.product_id = p.id and u.variation_ids = l.variation_ids
  cross join lateral (select p.price + coalesce(ch.adjustment, 0) as unit) price
  order by l.index
$$;
comment on function private.price_order_items is
  'Prices lines at the current catalog. code is null for a line that can be bought, otherwise the reason: '
  'unavailable, variation_missing, variation_foreign, out_of_stock. available is the stock of the line''s combination. Definer so that the result does not depend on '
  'the caller: an admin does not buy inactive products.';

create function private.check_new_customer_limit(pieces bigint, subtotal numeric) returns void
language plpgsql stable set search_path = ''
as $$
declare
  buyer constant uuid := (select auth.uid());
  max_pieces integer;
  max_subtotal numeric;
  open_pieces bigint;
  open_subtotal numeric;
begin
  if buyer is null or (select private.is_admin()) or exists (
    select 1 from public.orders o join auth.users u on u.id = o.user_id
    where o.user_id = buyer and o.status = 'delivered' and u.email_confirmed_at is not null)
  then
    return;
  end if;
  select s.new_customer_max_pieces, s.new_customer_max_subtotal into max_pieces, max_subtotal from public.shop_settings s;
  select coalesce(sum(i.quantity), 0), coalesce(sum(i.quantity * i.unit_price), 0) into open_pieces, open_subtotal
    from public.orders o join public.order_items i on i.order_id = o.id
    where o.user_id = buyer and o.status not in ('delivered', 'cancelled');
  if open_pieces + pieces > max_pieces then
    raise sqlstate 'PT422' using message = 'new_customer_limit',
      detail = jsonb_build_object('max_pieces', max_pieces, 'open', open_pieces)::text;
  end if;
  if open_subtotal + subtotal > max_subtotal then
    raise sqlstate 'PT422' using message = 'new_customer_limit',
      detail = jsonb_build_object('max_subtotal', max_subtotal, 'open', open_subtotal)::text;
  end if;
end
$$;
comment on function private.check_new_customer_limit is
  'Raises new_customer_limit (422) when the caller has no confirmed address or no delivered order yet, and an order of '
  'so many pieces and this subtotal (MAD) would exceed the limits of shop_settings together with the open orders. The '
  'detail names the limit and what open orders hold of it. Visitors pass: who they are is known when they order.';

create function private.quote_order(items jsonb, country text, city text default null, is_pickup boolean default false,
  gift_wrap boolean default false) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  rate public.delivery_rates;
  price public.courier_prices;
  shop public.shop_settings;
  lines jsonb;
  pieces bigint;
  weight bigint;
  lead_days integer;
  subtotal numeric;
  fee numeric;
  gift_fee numeric := 0;
  total numeric;
begin
  select * into rate from public.delivery_rates r where r.country = quote_order.country and r.is_active;
  if not found then
    raise sqlstate 'PT422' using message = 'invalid_contact', detail = '{"field": "country"}';
  end if;
  select * into shop from public.shop_settings;
  if is_pickup and (shop.pickup_days is null or rate.country <> 'morocco') then
    raise sqlstate 'PT422' using message = 'invalid_contact', detail = '{"field": "pickup"}';
  end if;
  if gift_wrap and shop.gift_wrap_price is null then
    raise sqlstate 'PT422' using message = 'invalid_contact', detail = '{"field": "gift_wrap"}';
  end if;
  select coalesce(jsonb_agg(to_jsonb(l) order by l.index), '[]'::jsonb),
      coalesce(sum(l.quantity) filter (where counted), 0),
      coalesce(sum(l.line_total) filter (where counted), 0),
      coalesce(sum(private.piece_weight(l.product_id, l.variation_ids) * l.quantity::bigint) filter (where counted), 0),
      coalesce(max(l.lead_time_days) filter (where counted), 0)
    into lines, pieces, subtotal, weight, lead_days
    from private.price_order_items(items) l
    -- A line with too few pieces left counts, because the buyer will take fewer; one that is sold out leaves the order.
    cross join lateral (select l.code is null or (l.code = 'out_of_stock' and l.available > 0)) c (counted);
  if rate.country = 'morocco' and not is_pickup then
    select * into price from private.courier_price(quote_order.city, weight);
  end if;
  fee := case
    when jsonb_array_length(lines) = 0 or is_pickup then 0
    when rate.free_from is not null and subtotal >= rate.free_from then 0
    else coalesce(price.fee, rate.fee)
  end;
  if subtotal > 10000000 then
    raise sqlstate 'PT422' using message = 'too_many', detail = '{"max_subtotal": 10000000}';
  end if;
  perform private.check_new_customer_limit(pieces, subtotal);
  if gift_wrap then
    gift_fee := shop.gift_wrap_price;
  end if;
  total := subtotal + fee + gift_fee;
  return jsonb_build_object(
    'lines', lines, 'subtotal', subtotal, 'delivery_fee', fee, 'gift_fee', gift_fee,
    'tax_amount', private.tax_within(total, private.tax_rate_for(rate.country)), 'tax_rate', private.tax_rate_for(rate.country),
    'total_amount', total,
    'free_from', rate.free_from,
    'min_days', lead_days + case when is_pickup then shop.pickup_days else coalesce(price.min_days, rate.min_days) end,
    'max_days', lead_days + case when is_pickup then shop.pickup_days else coalesce(price.max_days, rate.max_days) end, 'currency', 'MAD');
end
$$;
comment on function private.quote_order is
  'What these items cost without a promotion, sent or picked up, wrapped as a gift or not, and when they arrive: min_days and max_days are '
  'business days from today, those of the delivery after the longest lead time of the items. Definer because price_order_items is not callable by API roles; returns '
  'active products only.';

create function private.quote_cart(items jsonb, country text, city text, code text, is_pickup boolean, gift_wrap boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote jsonb;
begin
  -- Codes are not to be found by trying.
  if code <> '' then
    perform private.limit_code_guesses(false);
  end if;
  quote := private.apply_promotion(
    private.quote_order(items, country, city, coalesce(is_pickup, false), coalesce(gift_wrap, false)), code, (select auth.uid()), null);
  if quote ->> 'code_problem' = 'unknown' then
    perform private.limit_code_guesses(true);
  elsif code <> '' then
    perform private.check_rate_limit('quoted_code', s, 86400, 2000000000) from private.quoted_code(code) s;
  end if;
  return quote;
end
$$;
comment on function private.quote_cart is
  'Implementation of public.quote_order. Definer because shoppers do not see promotions.';
grant execute on function private.quote_cart to anon, authenticated;

create function public.quote_order(items jsonb, country text default 'morocco', city text default null, code text default null,
  is_pickup boolean default false, gift_wrap boolean default false) returns jsonb
language sql set search_path = ''
as $$ select private.quote_cart($1, $2, $3, $4, $5, $6) $$;
comment on function public.quote_order is
  'What a cart costs now, delivered to a country and, within Morocco, a city as typed, or picked up at the shop; amounts in MAD, tax included: '
  'tax_amount is part of the total, and so is gift_fee, the price of the wrapping. '
  'code is that of a promotion; the answer has what private.apply_promotion adds, and whether the code may be used again is decided by '
  'place_order, which knows the phone number. Raises invalid_items, too_many, invalid_contact '
  '(422) for malformed items, unknown countries and a subtotal above 10,000,000, new_customer_limit (422), and too_many_requests (429) for any '
  'code after 30 unknown ones in 10 minutes from an address, or 120 in a minute in all; a line that cannot be bought has a code instead.';
grant execute on function public.quote_order to anon, authenticated;

create function private.fold_contact_field(field text, given text, country text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when field in ('first_name', 'last_name', 'contact_name', 'company') then private.fold_name(given)
    when field = 'phone' then private.fold_phone(given, coalesce(country, ''))
    when field = 'postal_code' then private.fold_postal_code(given, coalesce(country, ''))
    when field = 'ice' then regexp_replace(private.fold_code(given), '[ .-]', '', 'g')
    when field in ('email', 'region', 'country') then private.fold_code(given)
    else private.fold_line(given) end
$$;
comment on function private.fold_contact_field is
  'A field of a contact as it is stored, from however it was typed; null when it is no phone number or postal code.';

create function private.parse_order_contact(contact jsonb, short boolean default false, is_pickup boolean default false,
  payment_method public.payment_method default null) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  field record;
  given text;
  clean jsonb := '{}'::jsonb;
  region_length constant integer := case when contact ->> 'country' in ('usa', 'canada') then 2 else 0 end;
  needs_email constant boolean := not short or contact ->> 'country' is distinct from 'morocco'
    or coalesce((private.provider_of(payment_method)).needs_email, false);
begin
  if contact is null or jsonb_typeof(contact) <> 'object' then
    raise sqlstate 'PT422' using message = 'invalid_contact', detail = '{"field": "contact"}';
  end if;
  for field in
    select * from (values
      ('first_name', 1, 80), ('last_name', case when short or contact ->> 'country' = 'morocco' then 0 else 1 end, 80),
      ('email', case when needs_email then 3 else 0 end, 254), ('phone', 6, 32),
      ('address', case when is_pickup then 0 else 1 end, 200),
      ('district', 0, 120), ('landmark', 0, 120), ('city', case when is_pickup then 0 else 1 end, 100), ('region', region_length, region_length),
      ('postal_code', case when contact ->> 'country' = 'morocco' then 0 else 1 end, 16), ('country', 1, 40),
      ('company', case when coalesce(btrim(contact ->> 'ice'), '') = '' then 0 else 1 end, 120), ('ice', 0, 15)
    ) as f (name, shortest, longest)
  loop
    if jsonb_typeof(coalesce(contact -> field.name, '""'::jsonb)) not in ('string', 'null') then
      raise sqlstate 'PT422' using message = 'invalid_contact', detail = jsonb_build_object('field', field.name)::text;
    end if;
    given := private.fold_contact_field(field.name, coalesce(contact ->> field.name, ''), contact ->> 'country');
    if given is null or char_length(given) not between field.shortest and field.longest
      or not private.is_line(given)
      or (field.name = 'email' and given <> '' and not private.is_email(given))
      or (field.name in ('first_name', 'last_name', 'company') and private.contains_link(given))
      -- Companies abroad have none.
      or (field.name = 'ice' and given <> '' and (given !~ '^[0-9]{15}$' or contact ->> 'country' <> 'morocco'))
      or (field.name = 'region' and given !~ '^[A-Z]*$')
    then
      raise sqlstate 'PT422' using message = 'invalid_contact', detail = jsonb_build_object('field', field.name)::text;
    end if;
    clean := clean || jsonb_build_object(field.name, given);
  end loop;
  if exists (select 1 from jsonb_object_keys(contact) k where not clean ? k) then
    raise sqlstate 'PT422' using message = 'invalid_contact', detail = '{"field": "contact"}';
  end if;
  return clean;
end
$$;
comment on function private.parse_order_contact is
  'Folds and validates the contact of an order by the rules of the form. Raises invalid_contact (422) with the field. The '
  'region is the postal abbreviation of the state or province, for the USA and Canada only. In Morocco one name is enough. A short '
  'contact, of a guest or of an order that the shop prepared, needs one name only, and in Morocco no email address, unless payment_method goes '
  'through a provider that requires one. Who picks an '
  'order up needs no address. A company may name itself for its invoice, in Morocco with its ICE of 15 digits.';

create function private.pickup_address(contact jsonb, language public.language) returns jsonb
language sql stable set search_path = ''
as $$
  select contact || jsonb_build_object('district', '', 'landmark', '', 'city', '', 'region', '', 'postal_code', '', 'address',
    coalesce(nullif(case language when 'fr' then s.address_fr when 'ar' then s.address_ar else s.address_en end, ''), s.address_en))
  from public.shop_settings s
$$;
comment on function private.pickup_address is 'A contact whose address is that of the shop.';

create function private.parse_gift(gift jsonb) returns public.orders
language plpgsql immutable set search_path = ''
as $$
declare
  parsed public.orders;
begin
  parsed.is_gift := jsonb_typeof(coalesce(gift, 'null'::jsonb)) <> 'null';
  parsed.gift_wrap := false;
  parsed.gift_message := '';
  if not parsed.is_gift then
    return parsed;
  end if;
  if jsonb_typeof(gift) <> 'object' or exists (select 1 from jsonb_object_keys(gift) k where k not in ('message', 'wrap'))
    or jsonb_typeof(coalesce(gift -> 'wrap', 'false'::jsonb)) <> 'boolean' or jsonb_typeof(coalesce(gift -> 'message', '""'::jsonb)) <> 'string'
  then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  parsed.gift_wrap := coalesce((gift ->> 'wrap')::boolean, false);
  parsed.gift_message := private.fold_text(coalesce(gift ->> 'message', ''));
  if char_length(parsed.gift_message) > 300 or not private.is_printable(parsed.gift_message) then
    raise sqlstate 'PT422' using message = 'invalid_contact', detail = '{"field": "gift_message"}';
  end if;
  return parsed;
end
$$;
comment on function private.parse_gift is
  'Parses {message, wrap}, or null for an order that is no gift, into the columns of an order. Raises invalid_request, or '
  'invalid_contact with the field gift_message (422) when it is longer than 300 characters.';

create function private.generate_order_number() returns text
language sql volatile set search_path = ''
as $$
  select 'MCG-' || string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(r.bytes, i) % 30, 1), '')
  -- Bytes 0 to 5 and 10 to 11 of a version 4 uuid are entirely random.
  from (select uuid_send(gen_random_uuid()) as bytes) r, unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) i
$$;
comment on function private.generate_order_number is
  'A random order number: MCG- and eight of 30 characters that are not easily confused. Random, so that it does not '
  'reveal the number of orders.';

create function private.order_response(target_order public.orders, replayed boolean) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'id', target_order.id, 'order_number', target_order.order_number, 'status', target_order.status, 'subtotal', target_order.subtotal,
    'delivery_fee', target_order.delivery_fee, 'tax_amount', target_order.tax_amount, 'total_amount', target_order.total_amount,
    'currency', target_order.currency, 'payment_method', target_order.payment_method, 'tracking_token', target_order.tracking_token,
    'payment_token', target_order.payment_token,
    'payment_due_at', target_order.payment_due_at, 'created_at', target_order.created_at,
    'replayed', replayed)
$$;
comment on function private.order_response is
  'The order as place_order returns it; replayed says whether an earlier request with the same idempotency key '
  'placed it.';

create function private.lock_stock_retrying(product_ids uuid[], variation_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  for attempt in 1..5 loop
    begin
      perform private.lock_stock(product_ids, variation_ids);
      return;
    exception when deadlock_detected then
      -- The locks of this attempt are released with it, so the other transaction can go on.
      if attempt = 5 then
        raise;
      end if;
      -- The other session has to wake up first: a retry without a pause gets the same locks again.
      perform pg_sleep(0.05 * attempt);
    end;
  end loop;
end
$$;
comment on function private.lock_stock_retrying is
  'lock_stock, tried again after a deadlock: a statement outside the shop''s functions may lock several products in '
  'another order, and an order must not fail for it.';

create function private.lock_order_lines(lines private.order_line[]) returns void
language sql set search_path = ''
as $$
  select private.lock_stock_retrying(
    (select array_agg(l.product_id) from unnest(lines) l), (select array_agg(v) from unnest(lines) l, unnest(l.variation_ids) v))
$$;
comment on function private.lock_order_lines is 'Locks the products and variations of the lines of an order that is about to be placed.';

create function private.insert_order(quote jsonb, contact jsonb, details public.orders) returns public.orders
language plpgsql security definer set search_path = ''
as $$
declare
  placed public.orders;
begin
  insert into public.orders (order_number, user_id, subtotal, delivery_fee, gift_fee, discount_amount, discount_reason, promotion_id, tax_amount, tax_rate, total_amount,
    payment_method, source, language, contact_name, contact_email, phone, address, district, landmark, city, region, postal_code, country,
    shipping_address, company, company_ice, notes, is_pickup, is_gift, gift_wrap, gift_message, min_days, max_days, idempotency_key, request_hash)
  values (private.generate_order_number(), details.user_id, (quote ->> 'subtotal')::numeric, (quote ->> 'delivery_fee')::numeric,
    (quote ->> 'gift_fee')::numeric,
    coalesce(details.discount_amount, 0), coalesce(details.discount_reason, ''), details.promotion_id, (quote ->> 'tax_amount')::numeric, (quote ->> 'tax_rate')::numeric,
    (quote ->> 'total_amount')::numeric, details.payment_method, coalesce(details.source, 'web'), details.language,
    btrim((contact ->> 'first_name') || ' ' || (contact ->> 'last_name')), contact ->> 'email', contact ->> 'phone',
    contact ->> 'address', contact ->> 'district', contact ->> 'landmark', contact ->> 'city', contact ->> 'region',
    contact ->> 'postal_code', contact ->> 'country',
    concat_ws(', ', nullif(contact ->> 'address', ''), nullif(contact ->> 'city', ''),
      nullif(btrim((contact ->> 'region') || ' ' || (contact ->> 'postal_code')), ''),
      contact ->> 'country'),
    coalesce(contact ->> 'company', ''), coalesce(contact ->> 'ice', ''), coalesce(details.notes, ''), coalesce(details.is_pickup, false), coalesce(details.is_gift, false), coalesce(details.gift_wrap, false),
    coalesce(details.gift_message, ''), (quote ->> 'min_days')::integer, (quote ->> 'max_days')::integer, details.idempotency_key, details.request_hash)
  returning * into placed;

  insert into public.order_items (order_id, product_id, quantity, unit_price, selected_variations, variation_ids,
    name_en, name_fr, name_ar, image_url, lead_time_days)
  select placed.id, l.product_id, l.quantity, l.unit_price, l.selected_variations, l.variation_ids,
    l.name_en, l.name_fr, l.name_ar, l.image_url, l.lead_time_days
  from jsonb_to_recordset(quote -> 'lines') as l (product_id uuid, quantity integer, unit_price numeric,
    selected_variations jsonb, variation_ids uuid[], name_en text, name_fr text, name_ar text, image_url text, lead_time_days smallint);

  perform private.spread_discount(placed.id);
  perform private.adjust_order_stock(placed.id, -1);
  perform private.enqueue_order_email('order_confirmation', placed);
  perform private.enqueue_order_email('shop_order', placed);
  return placed;
end
$$;
comment on function private.insert_order is
  'Inserts an order with its items, takes their stock and queues the mails: amounts from the quote, the contact as '
  'parse_order_contact returns it, everything else from details. Definer because no role may write orders; called by '
  'definer functions only.';

create function private.check_quoted_lines(quote jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  refused jsonb;
begin
  select jsonb_agg(jsonb_build_object('index', l -> 'index', 'product_id', l -> 'product_id', 'code', l -> 'code',
      'available', l -> 'available') order by l -> 'index')
    into refused from jsonb_array_elements(quote -> 'lines') l where l ->> 'code' is not null;
  if refused -> 0 ->> 'code' in ('variation_missing', 'variation_foreign') then
    raise sqlstate 'PT422' using message = refused -> 0 ->> 'code', detail = jsonb_build_object('lines', refused)::text;
  elsif refused is not null then
    raise sqlstate 'PT409' using message = refused -> 0 ->> 'code', detail = jsonb_build_object('lines', refused)::text;
  end if;
end
$$;
comment on function private.check_quoted_lines is
  'Raises the code of the first line of a quote that cannot be bought, with all of them as detail.';

create function private.check_payment_method(payment_method public.payment_method, contact jsonb, is_pickup boolean default false) returns void
language plpgsql stable set search_path = ''
as $$
declare
  is_paid_at_delivery constant boolean := (private.provider_of(payment_method)).flow = 'at_delivery';
begin
  if not private.is_payment_offered(payment_method, contact ->> 'country')
    or (is_paid_at_delivery and private.must_prepay(contact ->> 'phone'))
  then
    raise sqlstate 'PT422' using message = 'invalid_contact', detail = '{"field": "payment_method"}';
  end if;
  -- The courier calls before collecting the cash, and reaches the buyer on a Moroccan mobile only.
  if is_paid_at_delivery and not is_pickup and private.normalize_phone(contact ->> 'phone') !~ '^[67][0-9]{8}$' then
    raise sqlstate 'PT422' using message = 'invalid_contact', detail = '{"field": "phone"}';
  end if;
end
$$;
comment on function private.check_payment_method is
  'Raises invalid_contact (422) when an order with this contact cannot be paid so.';

create function private.place_order(idempotency_key uuid, items jsonb, expected_total numeric,
  payment_method public.payment_method, language public.language, contact jsonb, notes text, code text, is_pickup boolean, gift jsonb,
  is_quick boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  buyer uuid := (select auth.uid());
  is_guest constant boolean := (select private.is_guest());
  pickup constant boolean := coalesce(is_pickup, false);
  -- An order that costs nothing goes to no provider; another total than the quote's is refused below.
  clean_contact jsonb := private.parse_order_contact(contact, is_guest, pickup, case when expected_total > 0 then payment_method end);
  given_gift constant public.orders := private.parse_gift(gift);
  clean_notes text := private.fold_text(coalesce(notes, ''));
  lines private.order_line[];
  request text;
  placed public.orders;
  quote jsonb;
  broken_constraint text;
begin
  if is_guest then
    perform private.require_guest();
  else
    perform private.require_account();
  end if;
  if idempotency_key is null or expected_total is null or payment_method is null or language is null then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  if char_length(clean_notes) > 1000 or not private.is_printable(clean_notes) then
    raise sqlstate 'PT422' using message = 'invalid_contact', detail = '{"field": "notes"}';
  end if;
  lines := private.require_order_items(items);

  if pickup then
    clean_contact := private.pickup_address(clean_contact, language);
  end if;

  select encode(sha256(convert_to(jsonb_build_object(
      'items', jsonb_agg(jsonb_build_array(l.product_id, l.variation_ids, l.quantity) order by l.product_id, l.variation_ids),
      'contact', clean_contact, 'notes', clean_notes, 'payment_method', payment_method, 'code', private.fold_promotion_code(code),
      'pickup', pickup, 'gift', jsonb_build_array(given_gift.is_gift, given_gift.gift_wrap, given_gift.gift_message))::text, 'UTF8')), 'hex')
    into request from unnest(lines) l;

  -- One order at a time for each customer: a second tab or a retry waits here, then finds the first order. Backed by the
  -- unique constraint on (idempotency_key, user_id). The lock also makes the hourly count below exact. One at a time for each key
  -- too: a guest who signs in while the order is on its way sends the key again as another user.
  perform pg_advisory_xact_lock(hashtextextended(l.name, 0))
    from unnest(array['place_order:' || buyer::text, 'order_key:' || idempotency_key::text]) l (name);

  select * into placed from public.orders o
    where o.user_id = buyer and o.idempotency_key = place_order.idempotency_key;
  if found then
    if placed.request_hash <> request then
      raise sqlstate 'PT409' using message = 'key_reused';
    end if;
    return private.order_response(placed, true);
  end if;
  -- Nothing is told of that order: the session that placed it can read it.
  if exists (
    select 1 from public.orders o join public.profiles p on p.user_id = o.user_id
    where o.idempotency_key = place_order.idempotency_key and ((select private.is_guest()) or p.is_guest))
  then
    raise sqlstate 'PT409' using message = 'key_reused';
  end if;
  perform private.require_open();

  if (select count(*) from public.orders o where o.user_id = buyer and o.created_at > now() - interval '1 hour') >= 10 then
    raise sqlstate 'PT429' using message = 'too_many_orders', detail = jsonb_build_object('retry_after', (
      select ceil(extract(epoch from min(o.created_at) + interval '1 hour' - now())) from public.orders o
      where o.user_id = buyer and o.created_at > now() - interval '1 hour'))::text;
  end if;
  if (select count(*) from public.orders o where o.user_id = buyer and o.status = 'pending') >= 30 then
    raise sqlstate 'PT429' using message = 'too_many_orders', detail = '{"max_pending": 30}';
  end if;

  -- Codes are tried in quotes, which count them; one that was not quoted is an unknown one, whatever it is.
  if not private.was_code_quoted(code) then
    code := '?';
  end if;
  -- Lock before reading: prices, stock and the refusal below come from rows that can no longer change.
  perform private.lock_order_lines(lines);
  perform private.lock_promotions(code);
  quote := private.apply_promotion(
    private.quote_order(items, clean_contact ->> 'country', clean_contact ->> 'city', pickup, given_gift.gift_wrap),
    code, buyer, clean_contact ->> 'phone');
  perform private.check_payment_method(payment_method, clean_contact, pickup);
  perform private.check_quoted_lines(quote);
  if is_guest then
    perform private.check_guest_orders(clean_contact ->> 'phone', quote);
  end if;
  -- Two prices may change and the total stay.
  if (quote ->> 'total_amount')::numeric <> expected_total or exists (
    select 1 from unnest(lines) l
    join jsonb_to_recordset(quote -> 'lines') as q (index integer, unit_price numeric) on q.index = l.index
    where l.expected_price <> q.unit_price)
  then
    raise sqlstate 'PT409' using message = 'price_changed', detail = jsonb_build_object('quote', quote)::text;
  end if;

  placed := given_gift;
  placed.is_pickup := pickup;
  placed.user_id := buyer;
  placed.payment_method := place_order.payment_method;
  placed.language := place_order.language;
  placed.notes := clean_notes;
  placed.idempotency_key := place_order.idempotency_key;
  placed.request_hash := request;
  placed.promotion_id := (quote #>> '{promotion,id}')::uuid;
  placed.discount_amount := (quote ->> 'discount_amount')::numeric;
  if placed.discount_amount > 0 then
    placed.discount_reason := coalesce(quote #>> '{promotion,code}', quote #>> '{promotion,name_en}');
  end if;
  placed := private.insert_order(quote, clean_contact, placed);
  if not coalesce(is_quick, false) then
    perform private.take_from_saved_cart(buyer, lines);
  end if;
  return private.order_response(placed, false);
exception when integrity_constraint_violation or numeric_value_out_of_range then
  -- The database's own message would quote the row.
  get stacked diagnostics broken_constraint = constraint_name;
  raise sqlstate 'PT422' using message = 'invalid_request', detail = jsonb_build_object('constraint', broken_constraint)::text;
end
$$;
comment on function private.place_order is
  'Implementation of public.place_order. Definer because no role holds INSERT on orders and order_items.';
grant execute on function private.place_order to authenticated;

create function public.place_order(idempotency_key uuid, items jsonb, expected_total numeric,
  payment_method public.payment_method, language public.language, contact jsonb, notes text default '', code text default null,
  is_pickup boolean default false, gift jsonb default null, is_quick boolean default false) returns jsonb
language sql set search_path = ''
as $$ select private.place_order($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) $$;
comment on function public.place_order is
  'Places an order in one transaction, or returns the order that this idempotency key already placed (replayed). '
  'expected_total is the total the customer saw, in MAD, as expected_price of an item is its price; code is that of a promotion, which was quoted before to the same account or address and else is unknown. An order that is picked up needs no address. '
  'gift is {message, wrap}, null for an order that is no gift. What is_quick is ordered beside the cart, whose copy in the account stays. '
  'Raises out_of_stock, unavailable, price_changed, '
  'key_reused (409), variation_missing, variation_foreign, too_many, new_customer_limit, invalid_items, '
  'invalid_contact, invalid_request (422), too_many_orders (429), maintenance (503).';
grant execute on function public.place_order to authenticated;

create function private.cancel_order(target_order uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.orders set status = 'cancelled', cancellation_reason = 'customer_request'
  where id = target_order and user_id = (select auth.uid()) and status = 'pending';
  if found then
    return;
  end if;
  if exists (select 1 from public.orders o where o.id = target_order and o.user_id = (select auth.uid())) then
    raise sqlstate 'PT409' using message = 'illegal_transition';
  end if;
  raise sqlstate 'PT404' using message = 'not_found';
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.cancel_order is
  'Implementation of public.cancel_order. Definer because customers do not hold UPDATE on orders.';
grant execute on function private.cancel_order to authenticated;

create function public.cancel_order(order_id uuid) returns void
language sql set search_path = ''
as $$ select private.cancel_order($1) $$;
comment on function public.cancel_order is
  'Cancels the caller''s own order while it is pending, and returns its stock once. Raises illegal_transition '
  '(409), not_found (404).';
grant execute on function public.cancel_order to authenticated;
