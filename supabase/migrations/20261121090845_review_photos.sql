-- Photos of reviews. The folder is the review's id, which only the holder of the order's tracking token knows until the review is
-- published: until then they may add photos. A photo is private until its review is published, and again when it is not any more.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('review-photos', 'review-photos', false, 5242880, array['image/webp', 'image/png', 'image/jpeg'])
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create function private.may_add_review_photo(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
    when path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp)$'
    then exists (select 1 from public.reviews r where r.id = left(path, 36)::uuid and r.state = 'pending'
        -- The id of a review that was published is public.
        and r.published_at is null and cardinality(r.photos) < 4)
      and (select count(*) from storage.objects s where s.bucket_id = 'review-photos' and left(s.name, 36) = left(path, 36)) < 8
    else false end
$$;
comment on function private.may_add_review_photo is
  'Whether a photo may be uploaded under this path: to a review that was never published, at most four, while its folder has room (private.limit_folder). The review''s id in the path is the '
  'capability, as the tracking token is for the review itself. Definer so that the policy of the bucket needs no rights of the caller.';
grant execute on function private.may_add_review_photo to anon, authenticated;

create function private.is_published_photo(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
    when path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/'
    then exists (select 1 from public.reviews r join public.products p on p.id = r.product_id
      where r.id = left(path, 36)::uuid and r.state = 'published' and path = any (r.photos) and p.is_active)
    else false end
$$;
comment on function private.is_published_photo is
  'Whether this is a photo of a published review of a visible product. Definer so that the policy of the bucket needs no rights of the caller.';
grant execute on function private.is_published_photo to anon, authenticated;

create policy "Holders of a review add photos" on storage.objects for insert to anon, authenticated
  with check (bucket_id = 'review-photos' and (select private.may_add_review_photo(name)));
create policy "Visitors see photos of published reviews" on storage.objects for select to anon
  using (bucket_id = 'review-photos' and private.is_published_photo(name));
create policy "Signed-in users see photos of published reviews, admins all" on storage.objects for select to authenticated
  using (bucket_id = 'review-photos' and ((select private.is_admin()) or private.is_published_photo(name)));
create policy "Admins delete photos of reviews" on storage.objects for delete to authenticated
  using (bucket_id = 'review-photos' and (select private.is_admin()));

create function private.add_review_photo(path text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  target constant uuid := (select r.id from public.reviews r where r.id::text = left(path, 36) for no key update);
begin
  if exists (select 1 from public.reviews r where r.id = target and path = any (r.photos)) then
    return;
  end if;
  if not exists (select 1 from public.reviews r
      where r.id = target and r.state = 'pending' and r.published_at is null and cardinality(r.photos) < 4)
    or not exists (select 1 from storage.objects s where s.bucket_id = 'review-photos' and s.name = path)
  then
    raise sqlstate 'PT409' using message = 'photo_refused';
  end if;
  -- The admin who decides about the review has to have seen the photo.
  update public.reviews r set photos = r.photos || path, revision = r.revision + 1 where r.id = target;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.add_review_photo is
  'Implementation of public.add_review_photo. Definer because no role may write reviews.';
grant execute on function private.add_review_photo to anon, authenticated;

create function public.add_review_photo(path text) returns void
language sql set search_path = ''
as $$ select private.add_review_photo($1) $$;
comment on function public.add_review_photo is
  'Says that the caller has uploaded a photo to the bucket review-photos, under {review id}/{random uuid}.{jpg, png or webp}. Raises '
  'photo_refused (409) for an unknown review, one that was published or refused, more than four, or a file that is not there.';
grant execute on function public.add_review_photo to anon, authenticated;
