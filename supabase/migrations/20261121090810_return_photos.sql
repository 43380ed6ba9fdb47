-- Photos of what customers return. The folder is the return's id, a random uuid that only the holder of the order's tracking
-- token is given: customers who know it may add photos until the return is decided, with or without an account.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('return-photos', 'return-photos', false, 5242880, array['image/webp', 'image/png', 'image/jpeg'])
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create function private.may_add_return_photo(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
    when path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp)$'
    then exists (select 1 from public.returns r where r.id = left(path, 36)::uuid and r.state = 'requested'
        and (select count(*) from public.return_photos f where f.return_id = r.id) < 4)
      and (select count(*) from storage.objects s where s.bucket_id = 'return-photos' and left(s.name, 36) = left(path, 36)) < 8
    else false end
$$;
comment on function private.may_add_return_photo is
  'Whether a photo may be uploaded under this path: to a requested return, at most four, while its folder has room (private.limit_folder). The return''s id in the path is the '
  'capability, as the tracking token is for the return itself. Definer so that the policy of the bucket needs no rights of the caller.';
grant execute on function private.may_add_return_photo to anon, authenticated;
create policy "Holders of a return add photos" on storage.objects for insert to anon, authenticated
  with check (bucket_id = 'return-photos' and (select private.may_add_return_photo(name)));
create policy "Admins see photos of returns" on storage.objects for select to authenticated
  using (bucket_id = 'return-photos' and (select private.is_admin()));
create policy "Admins delete photos of returns" on storage.objects for delete to authenticated
  using (bucket_id = 'return-photos' and (select private.is_admin()));

create function private.add_return_photo(path text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from public.return_photos f where f.path = add_return_photo.path) then
    return;
  end if;
  perform 1 from public.orders o
    where o.id = (select r.order_id from public.returns r where r.id::text = left(path, 36)) for no key update;
  if not exists (select 1 from public.returns r where r.id::text = left(path, 36) and r.state = 'requested'
      and (select count(*) from public.return_photos f where f.return_id = r.id) < 4)
    or not exists (select 1 from storage.objects s where s.bucket_id = 'return-photos' and s.name = path)
  then
    raise sqlstate 'PT409' using message = 'photo_refused';
  end if;
  insert into public.return_photos (path, return_id) values (path, left(path, 36)::uuid);
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.add_return_photo is
  'Implementation of public.add_return_photo. Definer because no role may insert photos.';
grant execute on function private.add_return_photo to anon, authenticated;

create function public.add_return_photo(path text) returns void
language sql set search_path = ''
as $$ select private.add_return_photo($1) $$;
comment on function public.add_return_photo is
  'Says that the caller has uploaded a photo to the bucket return-photos, under {return id}/{random uuid}.{jpg, png or '
  'webp}. Raises photo_refused (409) for an unknown return, one that was decided, more than four, or a file that is not there.';
grant execute on function public.add_return_photo to anon, authenticated;
