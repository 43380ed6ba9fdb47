-- Reviews of delivered products: their buyer writes with the order's tracking token, an admin publishes or refuses, visitors
-- read and vote. Only functions write. The average and the histogram are kept by trigger, so that lists read them with a product.

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  -- One review for each order line.
  order_item_id uuid not null unique references public.order_items (id) on delete restrict,
  product_id uuid not null references public.products (id) on delete restrict,
  -- Chosen by the author's browser: a review that is sent again is recorded once.
  key uuid not null unique,
  state public.review_state not null default 'pending',
  rating smallint not null check (rating between 1 and 5),
  -- As written, never translated.
  body text not null check (char_length(body) between 1 and 2000 and body ~ '\S' and body = private.strip_invisible(body)),
  -- Empty once the contact of the order was removed.
  display_name text not null check (char_length(display_name) <= 60 and private.is_plain_name(display_name)
    and display_name !~ '[\n\r\t]' and not private.contains_link(display_name)),
  language public.language not null,
  photos text[] not null default '{}' check (cardinality(photos) <= 4),
  refusal_reason text not null default '' check (char_length(refusal_reason) <= 500 and private.is_printable(refusal_reason)),
  reply text not null default '' check (char_length(reply) <= 1000 and private.is_printable(reply)),
  replied_at timestamptz,
  -- Marked by an admin for a second look.
  is_flagged boolean not null default false,
  helpful_count integer not null default 0 check (helpful_count >= 0),
  -- Counts changes of the text and decisions, so that an admin who saw an earlier state is refused.
  revision integer not null default 0,
  created_at timestamptz not null default now(),
  -- When it was published first.
  published_at timestamptz,
  check ((state = 'refused') = (refusal_reason <> '')),
  check ((reply = '') = (replied_at is null)),
  check (state <> 'published' or published_at is not null)
);
comment on table public.reviews is
  'Reviews by buyers, one for each order line. Visitors read the published ones; their authors see theirs through review_page.';
comment on column public.reviews.photos is 'Paths in the bucket review-photos; the folder is the review''s id.';
create index reviews_newest_idx on public.reviews (product_id, state, published_at desc, id desc);
create index reviews_helpful_idx on public.reviews (product_id, state, helpful_count desc, published_at desc, id desc);
create index reviews_state_idx on public.reviews (state, created_at, id);
create index reviews_flagged_idx on public.reviews (created_at, id) where is_flagged;

create table public.review_stats (
  product_id uuid primary key references public.products (id) on delete cascade,
  -- How many reviews give one star, two stars, and so on.
  stars integer[] not null check (cardinality(stars) = 5 and array_position(stars, null) is null and 0 <= all (stars)),
  review_count integer not null generated always as (stars[1] + stars[2] + stars[3] + stars[4] + stars[5]) stored,
  average numeric(3, 2) generated always as (
    round((stars[1] + 2 * stars[2] + 3 * stars[3] + 4 * stars[4] + 5 * stars[5])::numeric
      / nullif(stars[1] + stars[2] + stars[3] + stars[4] + stars[5], 0), 2)) stored
);
comment on table public.review_stats is
  'Number, average and histogram of the published reviews of a product that has some. Maintained by trigger.';

create table public.shop_rating (
  id boolean primary key default true check (id) references public.shop_settings (id),
  review_count integer not null default 0 check (review_count >= 0),
  rating_sum integer not null default 0 check (rating_sum >= 0),
  average numeric(3, 2) generated always as (round(rating_sum::numeric / nullif(review_count, 0), 2)) stored
);
comment on table public.shop_rating is
  'A single row: the average of all published reviews. The key refers to shop_settings, so that one request reads both. Maintained by trigger.';
insert into public.shop_rating default values;

alter table public.reviews enable row level security;
alter table public.review_stats enable row level security;
alter table public.shop_rating enable row level security;
-- Not what only the author and admins may know: the order line, the key, and why a review was refused.
grant select (id, product_id, rating, body, display_name, language, photos, reply, replied_at, helpful_count, published_at)
  on public.reviews to anon, authenticated;
grant select on public.review_stats, public.shop_rating to anon, authenticated;
create policy "Visitors read published reviews of visible products" on public.reviews for select to anon
  using (state = 'published' and exists (select 1 from public.products p where p.id = reviews.product_id));
create policy "Signed-in users read published reviews of visible products" on public.reviews for select to authenticated
  using (state = 'published' and exists (select 1 from public.products p where p.id = reviews.product_id));
create policy "Visitors see the ratings of visible products" on public.review_stats for select to anon
  using (exists (select 1 from public.products p where p.id = review_stats.product_id));
create policy "Signed-in users see the ratings of visible products" on public.review_stats for select to authenticated
  using (exists (select 1 from public.products p where p.id = review_stats.product_id));
create policy "Everyone reads the rating of the shop" on public.shop_rating for select to anon, authenticated using (true);

create function private.refresh_review_stats() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  product constant uuid := case when tg_op = 'DELETE' then old.product_id else new.product_id end;
  before integer[];
  after integer[];
begin
  perform pg_advisory_xact_lock(hashtextextended('review_stats:' || product::text, 0));
  select s.stars into before from public.review_stats s where s.product_id = product;
  before := coalesce(before, '{0,0,0,0,0}');
  after := array(
    select count(r.id)::integer from generate_series(1, 5) n
    left join public.reviews r on r.product_id = product and r.state = 'published' and r.rating = n
    group by n order by n);
  if after = before then
    return null;
  end if;
  if after = '{0,0,0,0,0}' then
    delete from public.review_stats s where s.product_id = product;
  else
    insert into public.review_stats as s (product_id, stars) values (product, after)
    on conflict on constraint review_stats_pkey do update set stars = excluded.stars;
  end if;
  update public.shop_rating s set
    review_count = s.review_count + (select sum(after[n] - before[n]) from generate_series(1, 5) n),
    rating_sum = s.rating_sum + (select sum(n * (after[n] - before[n])) from generate_series(1, 5) n);
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.refresh_review_stats is
  'Trigger: counts the published reviews of a product anew, under one advisory lock per product, and adds the difference to '
  'shop_rating. Definer because API roles may not write the figures, and so that the result does not depend on what the caller sees.';
create trigger reviews_refresh_stats after insert or delete or update of rating, state on public.reviews
  for each row execute function private.refresh_review_stats();

create function private.check_review(rating integer, body text, display_name text, language public.language) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  field constant text := case
    when coalesce(rating, 0) not between 1 and 5 then 'rating'
    when coalesce(char_length(body), 0) not between 1 and 2000 or body !~ '\S' then 'body'
    when coalesce(char_length(display_name), 0) not between 1 and 60 or not private.is_plain_name(display_name)
      or display_name ~ '[\n\r\t]' or private.contains_link(display_name) then 'display_name'
    when language is null then 'language' end;
begin
  if field is not null then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = jsonb_build_object('field', field)::text;
  end if;
end
$$;
comment on function private.check_review is
  'Raises invalid_request (422) with the field of a review that is missing, too long or not allowed. Called by definer functions.';

create function private.lock_reviewed_item(token text, item uuid) returns public.order_items
language plpgsql set search_path = ''
as $$
declare
  found_item public.order_items;
begin
  perform 1 from public.orders o where o.tracking_token = token for no key update;
  select i.* into found_item from public.order_items i join public.orders o on o.id = i.order_id
    where i.id = item and o.tracking_token = token;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  return found_item;
end
$$;
comment on function private.lock_reviewed_item is
  'The line of the order with this tracking token; locks the order, so that requests about its reviews come one after the other. '
  'Raises not_found (404). Called by definer functions.';

create function private.update_review(line public.order_items, new_rating integer, new_body text, new_name text,
  new_language public.language) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  changed public.reviews;
begin
  update public.reviews r set rating = new_rating, body = new_body, display_name = new_name, language = new_language,
    state = 'pending', refusal_reason = '', revision = r.revision + 1
  where r.order_item_id = line.id returning * into changed;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  return jsonb_build_object('id', changed.id, 'state', changed.state);
end
$$;
comment on function private.update_review is
  'Changes the review of a line, which waits for an admin again. Raises not_found (404). Called by definer functions.';

create function private.write_review(token text, key uuid, item uuid, rating integer, body text, display_name text,
  language public.language) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  text_given constant text := private.fold_text(coalesce(body, ''));
  name_given constant text := private.fold_name(coalesce(display_name, ''));
  line public.order_items;
  existing public.reviews;
begin
  if key is null then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "key"}';
  end if;
  perform private.check_review(rating, text_given, name_given, language);
  line := private.lock_reviewed_item(token, item);
  select * into existing from public.reviews r where r.key = write_review.key;
  if existing.order_item_id <> line.id then
    raise sqlstate 'PT409' using message = 'key_reused';
  elsif (existing.rating, existing.body, existing.language) = (rating, text_given, language)
    -- A name that was removed since stays removed.
    and existing.display_name in (name_given, '')
  then
    return jsonb_build_object('id', existing.id, 'state', existing.state);
  end if;
  -- Only what is not a repetition counts.
  perform private.check_rate_limit('reviews', 'everyone', 3600, 1000);
  perform private.check_rate_limit('reviews', private.rate_limit_subject(), 3600, 30);
  perform private.require_open();
  if existing.id is not null then
    -- Corrected after an answer that was lost: the author does not know that the first text was recorded.
    return private.update_review(line, rating, text_given, name_given, language);
  end if;
  -- A review that is deleted and written again has a new folder for photos.
  perform private.check_rate_limit('reviews of a line', line.id::text, 86400, 5);
  if not exists (select 1 from public.orders o where o.id = line.order_id and o.status = 'delivered') then
    raise sqlstate 'PT409' using message = 'not_delivered';
  end if;
  if exists (select 1 from public.reviews r where r.order_item_id = line.id) then
    raise sqlstate 'PT409' using message = 'already_reviewed';
  end if;
  insert into public.reviews (order_item_id, product_id, key, rating, body, display_name, language)
  values (line.id, line.product_id, key, rating, text_given, name_given, language) returning * into existing;
  return jsonb_build_object('id', existing.id, 'state', existing.state);
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.write_review is
  'Implementation of public.write_review. Definer because visitors have no rights on orders and may not write reviews.';
grant execute on function private.write_review to anon, authenticated;

create function public.write_review(token text, key uuid, item_id uuid, rating integer, body text, display_name text,
  language public.language default 'en') returns jsonb
language sql set search_path = ''
as $$ select private.write_review($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.write_review is
  'Reviews a line of the delivered order with this tracking token, under a name that its author chooses, five times a day at most. An admin publishes it. A key '
  'that was used before for this line changes nothing with the same values, with others it changes the review as change_review does. Returns {id, state}. Raises not_delivered (409), already_reviewed (409), '
  'key_reused (409), invalid_request with the field (422), not_found (404), too_many_requests (429), maintenance (503).';
grant execute on function public.write_review to anon, authenticated;

create function private.change_review(token text, item uuid, rating integer, body text, display_name text,
  language public.language) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  text_given constant text := private.fold_text(coalesce(body, ''));
  name_given constant text := private.fold_name(coalesce(display_name, ''));
  line public.order_items;
begin
  perform private.check_review(rating, text_given, name_given, language);
  perform private.require_open();
  -- The order before the limits, as write_review: the other way round the two could wait for each other.
  line := private.lock_reviewed_item(token, item);
  perform private.check_rate_limit('reviews', 'everyone', 3600, 1000);
  perform private.check_rate_limit('reviews', private.rate_limit_subject(), 3600, 30);
  return private.update_review(line, rating, text_given, name_given, language);
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.change_review is
  'Implementation of public.change_review. Definer because visitors may not write reviews.';
grant execute on function private.change_review to anon, authenticated;

create function public.change_review(token text, item_id uuid, rating integer, body text, display_name text,
  language public.language default 'en') returns jsonb
language sql set search_path = ''
as $$ select private.change_review($1, $2, $3, $4, $5, $6) $$;
comment on function public.change_review is
  'Changes the review of an order line, with the tracking token of its order; it is not shown until an admin publishes it again. Returns '
  '{id, state}. Raises invalid_request with the field (422), not_found (404), too_many_requests (429), maintenance (503).';
grant execute on function public.change_review to anon, authenticated;

create function private.delete_review(token text, item uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  line constant public.order_items := private.lock_reviewed_item(token, item);
begin
  delete from public.reviews r where r.order_item_id = line.id;
end
$$;
comment on function private.delete_review is
  'Implementation of public.delete_review. Definer because visitors may not write reviews.';
grant execute on function private.delete_review to anon, authenticated;

create function public.delete_review(token text, item_id uuid) returns void
language sql set search_path = ''
as $$ select private.delete_review($1, $2) $$;
comment on function public.delete_review is
  'Deletes the review of an order line, with the tracking token of its order. Deleting one that is gone is no error. Raises '
  'not_found (404) for a line of another order.';
grant execute on function public.delete_review to anon, authenticated;

create function private.review_page(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'order_number', o.order_number,
    'is_delivered', o.status = 'delivered',
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'product_id', i.product_id, 'name_en', i.name_en,
        'name_fr', i.name_fr, 'name_ar', i.name_ar, 'image_url', i.image_url, 'selected_variations', i.selected_variations,
        'review', case when r.id is not null then jsonb_build_object('id', r.id, 'state', r.state, 'rating', r.rating,
          'body', r.body, 'display_name', r.display_name, 'language', r.language, 'refusal_reason', r.refusal_reason,
          'reply', r.reply, 'photos', cardinality(r.photos), 'was_published', r.published_at is not null) end) order by i.id), '[]'::jsonb)
      from public.order_items i left join public.reviews r on r.order_item_id = i.id where i.order_id = o.id))
  from public.orders o where o.tracking_token = $1
$$;
comment on function private.review_page is
  'Implementation of public.review_page. Definer because visitors have no rights on orders and see published reviews only.';
grant execute on function private.review_page to anon, authenticated;

create function public.review_page(token text) returns jsonb
language sql stable set search_path = ''
as $$ select private.review_page($1) $$;
comment on function public.review_page is
  'The lines of the order with this tracking token and their reviews, whatever their state; no names, addresses or amounts of the order. '
  'Null when there is none.';
grant execute on function public.review_page to anon, authenticated;

create function private.remove_review_names() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.reviews r set display_name = ''
  from public.order_items i where i.order_id = new.id and r.order_item_id = i.id and r.display_name <> '';
  return null;
end
$$;
comment on function private.remove_review_names is
  'Trigger: the name of a review''s author, which is public, goes with the account or with the contact of the order; the review stays. Definer '
  'because no role may write reviews.';
create trigger orders_remove_review_names after update of contact_name, contact_redaction_due on public.orders
  for each row when ((old.contact_name <> '' and new.contact_name = '') or (new.contact_redaction_due and not old.contact_redaction_due))
  execute function private.remove_review_names();
