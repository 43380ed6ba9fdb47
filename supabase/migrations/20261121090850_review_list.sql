-- What visitors do with reviews: reading them page by page, and saying that one was helpful.

create function private.list_reviews(of_product uuid, sort text, stars integer, with_photos boolean, in_language public.language,
  cursor jsonb, page_size integer) returns setof jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
  after_id uuid;
  after_time timestamptz;
  after_count integer;
begin
  -- Not as defaults of the declarations, whose errors the handler below does not catch.
  after_id := (cursor ->> 'id')::uuid;
  after_time := (cursor ->> 'published_at')::timestamptz;
  after_count := (cursor ->> 'helpful_count')::integer;
  if coalesce(sort, '') not in ('newest', 'helpful') or coalesce(page_size, 0) not between 1 and 50
    or cursor is not null and (after_id is null or after_time is null or sort = 'helpful' and after_count is null)
  then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  if not exists (select 1 from public.products p where p.id = of_product and p.is_active) then
    return;
  end if;
  if sort = 'helpful' then
    return query
      select private.public_review(r) from public.reviews r
      where r.product_id = of_product and r.state = 'published'
        and (stars is null or r.rating = stars)
        and (not coalesce(with_photos, false) or r.photos <> '{}')
        and (in_language is null or r.language = in_language)
        and (cursor is null or (r.helpful_count, r.published_at, r.id) < (after_count, after_time, after_id))
      order by r.helpful_count desc, r.published_at desc, r.id desc limit page_size;
  else
    return query
      select private.public_review(r) from public.reviews r
      where r.product_id = of_product and r.state = 'published'
        and (stars is null or r.rating = stars)
        and (not coalesce(with_photos, false) or r.photos <> '{}')
        and (in_language is null or r.language = in_language)
        and (cursor is null or (r.published_at, r.id) < (after_time, after_id))
      order by r.published_at desc, r.id desc limit page_size;
  end if;
exception when data_exception then
  -- Only a malformed cursor can raise this.
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.list_reviews is
  'Implementation of public.list_reviews. Definer so that the planner can use the indexes of both sort orders, whose columns visitors '
  'may not all read.';
grant execute on function private.list_reviews to anon, authenticated;

create function private.public_review(review public.reviews) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('id', review.id, 'rating', review.rating, 'body', review.body, 'display_name', review.display_name,
    'language', review.language, 'photos', review.photos, 'reply', review.reply, 'replied_at', review.replied_at,
    'helpful_count', review.helpful_count, 'published_at', review.published_at)
$$;
comment on function private.public_review is 'What visitors see of a review. Called by definer functions.';

create function public.list_reviews(product_id uuid, sort text default 'newest', stars integer default null,
  with_photos boolean default false, language public.language default null, cursor jsonb default null, page_size integer default 10)
  returns setof jsonb
language sql stable set search_path = ''
as $$ select * from private.list_reviews($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.list_reviews is
  'One page of the published reviews of a product. sort: newest, helpful. stars, with_photos and language narrow the list. Pass the last '
  'review as the cursor of the next page. Raises invalid_request (422).';
grant execute on function public.list_reviews to anon, authenticated;

create table private.review_votes (
  review_id uuid not null references public.reviews (id) on delete cascade,
  -- A random id that the visitor's browser made for its first vote.
  visitor uuid not null,
  created_at timestamptz not null default now(),
  primary key (review_id, visitor)
);
comment on table private.review_votes is
  'Who found a review helpful. Row-level security without policies: only definer functions read it.';
alter table private.review_votes enable row level security;

create function private.vote_review(review uuid, visitor uuid, is_helpful boolean) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  added integer;
begin
  if review is null or visitor is null or is_helpful is null then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  perform private.require_open();
  perform private.check_rate_limit('review_vote', 'everyone', 60, 300);
  -- By address: the id of a visitor and an anonymous session cost nothing. A family behind one address may share an opinion.
  perform private.check_rate_limit('review_vote', private.address_subject(), 3600, 40);
  if is_helpful then
    perform private.check_rate_limit('review_vote:' || review::text, private.address_subject(), 86400, 5);
  end if;
  perform 1 from public.reviews r where r.id = review and r.state = 'published' for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  if is_helpful then
    insert into private.review_votes (review_id, visitor) values (review, visitor) on conflict do nothing;
  else
    delete from private.review_votes v where v.review_id = review and v.visitor = vote_review.visitor;
  end if;
  get diagnostics added = row_count;
  update public.reviews r set helpful_count = r.helpful_count + case when is_helpful then added else -added end
  where r.id = review returning r.helpful_count into added;
  return added;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.vote_review is
  'Implementation of public.vote_review. The lock of the review makes votes on it one after the other. Definer because visitors may '
  'write neither votes nor reviews.';
grant execute on function private.vote_review to anon, authenticated;

create function public.vote_review(review_id uuid, visitor uuid, is_helpful boolean) returns integer
language sql set search_path = ''
as $$ select private.vote_review($1, $2, $3) $$;
comment on function public.vote_review is
  'Says that a published review was helpful, or takes that back; one vote for each visitor and review. Returns how many found it '
  'helpful. Raises invalid_request (422), not_found (404), too_many_requests (429), maintenance (503).';
grant execute on function public.vote_review to anon, authenticated;
