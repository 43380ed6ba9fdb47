-- What a promotion takes off an order. At most one applies: the one that saves the most. A shopper so never has to find out which
-- can be combined.

create function private.is_promoted(promotion public.promotions, product uuid) returns boolean
language sql stable set search_path = ''
as $$
  select (cardinality(promotion.product_ids) = 0 and cardinality(promotion.category_keys) = 0)
    or product = any (promotion.product_ids)
    or exists (select 1 from public.products p where p.id = product and p.category_key = any (promotion.category_keys))
$$;
comment on function private.is_promoted is 'Whether the promotion applies to this product.';

create function private.promoted_pieces(promotion public.promotions, quote jsonb) returns table (unit_price numeric, quantity integer)
language sql stable set search_path = ''
as $$
  select l.unit_price, l.quantity
  from jsonb_to_recordset(quote -> 'lines') as l (product_id uuid, unit_price numeric, quantity integer, available integer, code text)
  -- As quote_order counts the subtotal: less of nothing would be a total below zero.
  where (l.code is null or (l.code = 'out_of_stock' and l.available > 0)) and private.is_promoted(promotion, l.product_id)
$$;
comment on function private.promoted_pieces is
  'The lines of a quote that the promotion applies to. One of which too few pieces are left counts, one that is sold out does not, as in the subtotal.';

create function private.promotion_saving(promotion public.promotions, quote jsonb) returns numeric
language sql stable set search_path = ''
as $$
  select round(case promotion.kind
    when 'percent' then coalesce(sum(l.unit_price * l.quantity), 0) * promotion.value / 100
    when 'amount' then least(promotion.value, coalesce(sum(l.unit_price * l.quantity), 0))
    when 'free_delivery' then (quote ->> 'delivery_fee')::numeric
    when 'buy_n' then coalesce((
      select sum(free.unit_price) from (
        select p.unit_price from private.promoted_pieces(promotion, quote) p, generate_series(1, p.quantity)
        order by p.unit_price
        limit (select sum(a.quantity) / promotion.buy_quantity * promotion.free_quantity from private.promoted_pieces(promotion, quote) a)) free), 0)
    end, 2)
  from private.promoted_pieces(promotion, quote) l
$$;
comment on function private.promotion_saving is
  'How much (MAD) the promotion takes off a quote, whether or not its conditions hold.';

create function private.promotion_problem(promotion public.promotions, quote jsonb, buyer uuid, phone text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  number constant text := private.normalize_phone(coalesce(phone, ''));
  pieces bigint;
  subtotal numeric;
begin
  if promotion.id is null or not promotion.is_active then
    return 'unknown';
  elsif promotion.starts_at > now() then
    return 'not_begun';
  elsif promotion.ends_at <= now() then
    return 'ended';
  elsif (select count(*) from public.orders o where o.promotion_id = promotion.id and o.status <> 'cancelled') >= promotion.max_uses then
    return 'used_up';
  elsif (select count(*) from public.orders o where o.promotion_id = promotion.id and o.status <> 'cancelled'
    and (o.user_id = buyer or (o.phone_key = number and number <> ''))) >= promotion.max_uses_per_customer
  then
    return 'used_before';
  elsif promotion.is_first_order and exists (select 1 from public.orders o
    where (o.user_id = buyer or (o.phone_key = number and number <> '')) and o.status <> 'cancelled')
  then
    return 'first_order';
  end if;
  select coalesce(sum(l.quantity), 0), coalesce(sum(l.quantity * l.unit_price), 0) into pieces, subtotal
    from private.promoted_pieces(promotion, quote) l;
  return case
    when pieces = 0 then 'no_product'
    when pieces < promotion.min_pieces then 'min_pieces'
    when subtotal < promotion.min_subtotal then 'min_subtotal'
    when private.promotion_saving(promotion, quote) = 0 then 'nothing_saved'
  end;
end
$$;
comment on function private.promotion_problem is
  'Why the promotion does not apply to a quote of this buyer and phone number (either may be null): unknown, not_begun, ended, '
  'used_up, used_before, first_order, no_product, min_pieces, min_subtotal or nothing_saved; null when it applies. Cancelled '
  'orders give their use back. Definer because buyers do not see the orders of others.';

create function private.fold_promotion_code(input text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select nullif(regexp_replace(upper(private.fold_code(left(input, 200))), '[^A-Z0-9-]', '', 'g'), '') $$;
comment on function private.fold_promotion_code is
  'A code of a promotion as it is stored, from however it was typed; null when nothing is left, where the cart sends what was typed.';

create function private.apply_promotion(quote jsonb, code text, buyer uuid, phone text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  folded_code constant text := private.fold_promotion_code(code);
  -- A code in letters that no code has folds to nothing, and is unknown all the same.
  has_code constant boolean := coalesce(private.fold_code(left(code, 200)) <> '', false);
  given public.promotions;
  best public.promotions;
  problem text;
  saving numeric;
  rate constant numeric := (quote ->> 'tax_rate')::numeric;
  fee numeric := (quote ->> 'delivery_fee')::numeric;
  discount numeric := 0;
  total numeric;
begin
  if has_code then
    select * into given from public.promotions p where p.code = folded_code;
    problem := private.promotion_problem(given, quote, buyer, phone);
  end if;
  select p.* into best
  from public.promotions p
  cross join lateral (select private.promotion_saving(p, quote) as amount) s
  where (p.code is null or (p.id = given.id and problem is null)) and s.amount > 0
    and private.promotion_problem(p, quote, buyer, phone) is null
  order by s.amount desc, p.code is null, p.created_at, p.id limit 1;
  if has_code and problem is null and best.id <> given.id then
    problem := 'better_offer';
  end if;
  if best.id is not null then
    saving := private.promotion_saving(best, quote);
    if best.kind = 'free_delivery' then
      fee := 0;
    else
      discount := saving;
    end if;
  end if;
  total := (quote ->> 'subtotal')::numeric + fee + (quote ->> 'gift_fee')::numeric - discount;
  return quote || jsonb_build_object('delivery_fee', fee, 'discount_amount', discount, 'total_amount', total,
    'tax_amount', private.tax_within(total, rate),
    'promotion', case when best.id is not null then jsonb_build_object('id', best.id, 'code', best.code, 'kind', best.kind,
      'name_en', best.name_en, 'name_fr', best.name_fr, 'name_ar', best.name_ar, 'saving', saving) end,
    'code_problem', problem, 'code_minimum', case problem when 'min_pieces' then given.min_pieces when 'min_subtotal' then given.min_subtotal end);
end
$$;
comment on function private.apply_promotion is
  'A quote with the promotion that saves the most: one that applies by itself, or that of the code, which wins a draw. Adds discount_amount, '
  'promotion (null when none applies), code_problem (why the code does not apply: as promotion_problem, or better_offer) and code_minimum (pieces or '
  'MAD) and reckons the amounts anew. Free delivery lowers the fee, everything else is a discount. Definer because shoppers do not see promotions.';

create function private.spread_discount(target_order uuid) returns void
language sql set search_path = ''
as $$
  update public.order_items i set discount = s.discount
  from (
    -- Each line has what the sum has more with it than before, so that no centime is lost.
    select w.id, round(w.discount * sum(w.weight) over lines / sum(w.weight) over (), 2)
      - round(w.discount * (sum(w.weight) over lines - w.weight) / sum(w.weight) over (), 2) as discount
    from (
      select l.id, l.discount, case when l.promoted >= l.discount and not l.is_promoted then 0 else l.line_total end as weight
      from (
        select t.id, t.line_total, m.is_promoted, sum(t.line_total) filter (where m.is_promoted) over () as promoted,
          -- That of an exchange was paid with other pieces; what is beyond the pieces is off the fees.
          case when o.exchange_of is null then least(o.discount_amount, o.subtotal) else 0 end as discount
        from public.orders o
        join public.order_items t on t.order_id = o.id
        -- An admin may have replaced its discount by another one.
        left join public.promotions p on p.id = o.promotion_id and o.discount_reason = coalesce(p.code, p.name_en)
        cross join lateral (select p.id is null or private.is_promoted(p, t.product_id) as is_promoted) m
        where o.id = target_order) l) w
    window lines as (order by w.id)) s
  where i.id = s.id and i.discount <> s.discount
$$;
comment on function private.spread_discount is
  'Writes what of an order''s discount is for each of its lines, in proportion to their prices: for those that its promotion applies to, while '
  'they cost that much, else for all. Called when the order is placed and corrected.';

create function private.paid_for(item public.order_items, pieces integer) returns numeric
language sql immutable set search_path = ''
as $$ select (item.line_total - item.discount) * pieces / item.quantity $$;
comment on function private.paid_for is
  'What was paid (MAD, not rounded) for so many pieces of a line, the discount taken off. src/admin/payments/refundable.ts reckons the same.';

create function private.limit_code_guesses(is_guess boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  bound record;
begin
  for bound in
    -- By address, since everyone is given as many anonymous accounts as they ask for.
    select * from (values ('everyone', 60, 120), (private.address_subject(), 600, 30)) as b (subject, seconds, hits)
  loop
    if is_guess then
      perform private.check_rate_limit('promotion_code', bound.subject, bound.seconds, bound.hits);
    else
      perform private.check_hits_left('promotion_code', bound.subject, bound.seconds, bound.hits);
    end if;
  end loop;
end
$$;
comment on function private.limit_code_guesses is
  'Counts an unknown code, or refuses every code, right or wrong, when there were too many unknown ones: 30 in 10 minutes from an address, '
  '120 a minute in all. Raises too_many_requests (429). Definer, and called by definer functions only.';

create function private.quoted_code(code text) returns setof text
language sql stable set search_path = ''
as $$
  select encode(sha256(convert_to(subject || private.fold_promotion_code($1), 'UTF8')), 'hex')
  from unnest(array[private.address_subject(), (select auth.uid())::text]) subject
  where private.address_subject() is not null and subject is not null
$$;
comment on function private.quoted_code is
  'The subjects under which it is noted for a day that the caller was told of this code in a quote: the address, and the account, since the '
  'address of a phone changes. None where the address is not known.';

create function private.was_code_quoted(code text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.address_subject() is null or exists (
    select 1 from private.rate_limits r where r.bucket = 'quoted_code' and r.subject in (select private.quoted_code($1)))
$$;
comment on function private.was_code_quoted is
  'Whether an order may name this code: nothing remains of an order that is refused, so that codes could be tried there without being '
  'counted. True where the address is not known. Definer, and called by definer functions only.';

create function private.lock_promotions(code text) returns void
language sql security definer set search_path = ''
as $$
  select 1 from public.promotions p
  where p.is_active and (p.code = private.fold_promotion_code($1)
    or (p.code is null and (p.max_uses is not null or p.max_uses_per_customer is not null or p.is_first_order)))
  order by p.id for no key update
$$;
comment on function private.lock_promotions is
  'Locks the promotions whose uses the order of the caller may count, so that none is used more often than it may be. Definer because '
  'buyers have no rights on promotions; called by definer functions only.';

create function private.promotion_uses() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_object_agg(u.promotion_id, to_jsonb(u) - 'promotion_id'), '{}'::jsonb) from (
    select o.promotion_id, count(*) as orders, count(*) filter (where o.status <> 'cancelled') as uses,
      coalesce(sum(o.discount_amount) filter (where o.status <> 'cancelled'), 0) as discount,
      coalesce(sum(o.revenue) filter (where o.status <> 'cancelled'), 0) as revenue
    from public.orders o where o.promotion_id is not null group by 1) u);
end
$$;
comment on function private.promotion_uses is
  'Implementation of public.promotion_uses; checks for an admin. Definer so that row-level security does not slow the sums.';
grant execute on function private.promotion_uses to authenticated;

create function public.promotion_uses() returns jsonb
language sql stable set search_path = ''
as $$ select private.promotion_uses() $$;
comment on function public.promotion_uses is
  'Admins only. {promotion id: {orders, uses, discount, revenue}}: how many orders name it, so that it cannot be deleted, and of those that '
  'were not cancelled how many there are, what it took off them and what they brought in; amounts in MAD.';
grant execute on function public.promotion_uses to authenticated;
