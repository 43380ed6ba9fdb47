-- What admins do with reviews. The audit log records it (*_audit_log.sql).

create function private.moderate_review(target uuid, seen_revision integer, decision public.review_state, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.reviews;
begin
  perform private.require_admin();
  if seen_revision is null or coalesce(decision, 'pending') = 'pending' then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  if decision = 'refused' and (btrim(coalesce(reason, '')) = '' or char_length(reason) > 500 or not private.is_printable(reason)) then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "reason"}';
  end if;
  select * into changed from public.reviews r where r.id = target for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  if changed.revision <> seen_revision then
    raise sqlstate 'PT409' using message = 'edit_conflict';
  end if;
  update public.reviews r set state = decision, revision = r.revision + 1,
    refusal_reason = case when decision = 'refused' then btrim(reason) else '' end,
    published_at = case when decision = 'published' then coalesce(r.published_at, now()) else r.published_at end
  where r.id = target returning * into changed;
  return jsonb_build_object('state', changed.state, 'revision', changed.revision);
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.moderate_review is
  'Implementation of public.moderate_review; checks for an admin. Definer because no role may write reviews.';
grant execute on function private.moderate_review to authenticated;

create function public.moderate_review(review_id uuid, seen_revision integer, decision public.review_state, reason text default '')
  returns jsonb
language sql set search_path = ''
as $$ select private.moderate_review($1, $2, $3, $4) $$;
comment on function public.moderate_review is
  'Admins only. Publishes a review, or refuses it with a reason, which its author reads. Returns {state, revision}. Raises edit_conflict '
  '(409) when the review is not the one that was seen, invalid_request (422), not_found (404).';
grant execute on function public.moderate_review to authenticated;

create function private.annotate_review(target uuid, reply text, seen_reply text, is_flagged boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  answer constant text := btrim(annotate_review.reply, e' \n\t');
begin
  perform private.require_admin();
  if char_length(answer) > 1000 or not private.is_printable(answer) then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "reply"}';
  end if;
  update public.reviews r set reply = coalesce(answer, r.reply), is_flagged = coalesce(annotate_review.is_flagged, r.is_flagged),
    replied_at = case when coalesce(answer, r.reply) = r.reply then r.replied_at when answer = '' then null else now() end
  where r.id = target and (answer is null or r.reply in (annotate_review.seen_reply, answer));
  if not found then
    if exists (select from public.reviews r where r.id = target) then
      raise sqlstate 'PT409' using message = 'edit_conflict';
    end if;
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.annotate_review is
  'Implementation of reply_to_review and flag_review; null leaves as it is. Checks for an admin. Definer because no role may write reviews.';
grant execute on function private.annotate_review to authenticated;

create function public.reply_to_review(review_id uuid, reply text, seen_reply text) returns void
language sql set search_path = ''
as $$ select private.annotate_review($1, coalesce($2, ''), coalesce($3, ''), null) $$;
comment on function public.reply_to_review is
  'Admins only. Sets the shop''s public reply to a review, in place of the one that was seen; an empty one removes it. Raises edit_conflict '
  '(409) when the review has another reply, invalid_request (422), not_found (404).';
grant execute on function public.reply_to_review to authenticated;

create function public.flag_review(review_id uuid, is_flagged boolean) returns void
language sql set search_path = ''
as $$ select private.annotate_review($1, null, null, $2) $$;
comment on function public.flag_review is
  'Admins only. Marks a review for a second look, or takes the mark away. Raises not_found (404).';
grant execute on function public.flag_review to authenticated;

create function private.admin_reviews(box text, cursor jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  after_id uuid;
  after_time timestamptz;
begin
  -- Not as defaults of the declarations, whose errors the handler below does not catch.
  after_id := (cursor ->> 'id')::uuid;
  after_time := (cursor ->> 'created_at')::timestamptz;
  perform private.require_admin();
  if coalesce(box, '') not in ('pending', 'published', 'refused', 'flagged')
    or cursor is not null and (after_id is null or after_time is null)
  then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  return jsonb_build_object(
    'counts', (select jsonb_build_object('pending', count(*) filter (where r.state = 'pending'),
        'published', count(*) filter (where r.state = 'published'), 'refused', count(*) filter (where r.state = 'refused'),
        'flagged', count(*) filter (where r.is_flagged))
      from public.reviews r),
    'reviews', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'state', r.state, 'rating', r.rating, 'body', r.body,
        'display_name', r.display_name, 'language', r.language, 'photos', r.photos, 'refusal_reason', r.refusal_reason,
        'reply', r.reply, 'is_flagged', r.is_flagged, 'helpful_count', r.helpful_count, 'revision', r.revision,
        'created_at', r.created_at, 'product_id', r.product_id, 'name_en', p.name_en, 'name_fr', p.name_fr, 'name_ar', p.name_ar,
        'image_url', p.image_url, 'order_number', o.order_number) order by r.created_at desc, r.id desc), '[]'::jsonb)
      from (
        select * from public.reviews r
        where case box when 'flagged' then r.is_flagged else r.state::text = box end
          and (cursor is null or (r.created_at, r.id) < (after_time, after_id))
        order by r.created_at desc, r.id desc limit 30) r
      join public.products p on p.id = r.product_id
      join public.order_items i on i.id = r.order_item_id join public.orders o on o.id = i.order_id));
exception when data_exception then
  -- Only a malformed cursor can raise this.
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.admin_reviews is
  'Implementation of public.admin_reviews; checks for an admin. Definer because no role may read all columns of reviews.';
grant execute on function private.admin_reviews to authenticated;

create function public.admin_reviews(box text default 'pending', cursor jsonb default null) returns jsonb
language sql stable set search_path = ''
as $$ select private.admin_reviews($1, $2) $$;
comment on function public.admin_reviews is
  'Admins only. One page of reviews with their product and order, newest first, and the numbers of each box: {counts, reviews}. box: '
  'pending, published, refused, flagged. Pass the last review as the cursor of the next page. Raises invalid_request (422).';
grant execute on function public.admin_reviews to authenticated;
