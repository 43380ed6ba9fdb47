-- Pictures of the catalogue. Anyone may fetch one by its address, nobody may list them, admins add and remove them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('product-images', 'product-images', true, 5242880, array['image/webp', 'image/png', 'image/jpeg', 'image/avif'])
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- The three shapes of path the shop writes: of a product, of its gallery, of a variation. Names are plain ASCII, so
-- that no path can climb, hide its extension or read differently from how it is stored.
create function private.is_product_image_path(path text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select path !~ '\.\.' and path ~ (
    '^(product-images/[0-9]{10,17}'
    || '|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9]{10,17}-[A-Za-z0-9][A-Za-z0-9._-]{0,119}'
    || '|product_variations/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9]{10,17}_[A-Za-z0-9][A-Za-z0-9._-]{0,119})'
    || '\.(webp|png|jpe?g|avif)$')
$$;
grant execute on function private.is_product_image_path(text) to authenticated;

-- No SELECT for visitors: a public bucket serves addresses without one, and with one it would list them.
-- No UPDATE for anyone: a picture is replaced by a new name, so caches never show an old one.
create policy "Admins add product images" on storage.objects for insert to authenticated
  with check (bucket_id = 'product-images' and (select private.is_admin()) and private.is_product_image_path(name));
create policy "Admins see product images" on storage.objects for select to authenticated
  using (bucket_id = 'product-images' and (select private.is_admin()));
create policy "Admins delete product images" on storage.objects for delete to authenticated
  using (bucket_id = 'product-images' and (select private.is_admin()));
