-- Files that visitors uploaded and then did not hand in: the upload and the row that names the file are two requests, and the
-- second may never come. Until they are deleted, the number of files in a folder is limited.

create function private.limit_folder() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('folder:' || new.bucket_id || '/' || left(new.name, 36), 0));
  if (select count(*) from storage.objects s where s.bucket_id = new.bucket_id and left(s.name, 36) = left(new.name, 36)) >= 8 then
    raise insufficient_privilege using message = 'folder_full';
  end if;
  return new;
end
$$;
comment on function private.limit_folder is
  'Trigger: raises folder_full (42501) for a ninth file of an order, return or review, files that no row names included; a browser may fail '
  'in between. The policies of the buckets refuse before the upload, but the Storage service asks them in a transaction '
  'that it rolls back, or hours before for a signed address, and writes the file''s row later with other rights: only here are '
  'uploads that come together counted one after the other. Definer because the count must not depend on what the caller sees.';
create trigger objects_limit_folder before insert on storage.objects
  for each row when (new.bucket_id in ('payment-proofs', 'return-photos', 'review-photos')) execute function private.limit_folder();

create function private.unclaimed_files(batch integer) returns table (bucket text, paths text[])
language sql stable security definer set search_path = ''
as $$
  select f.bucket_id, array_agg(f.name) from (
    select s.bucket_id, s.name from storage.objects s
    where s.created_at < now() - interval '1 day' and case s.bucket_id
      when 'payment-proofs' then not exists (select from public.payment_proofs f where f.path = s.name)
      when 'return-photos' then not exists (select from public.return_photos f where f.path = s.name)
      when 'review-photos' then not exists (select from public.reviews r where s.name = any (r.photos) and r.id::text = left(s.name, 36))
      else false end
    order by s.created_at, s.name limit least(greatest(coalesce(batch, 1), 1), 1000)) f
  group by f.bucket_id
$$;
comment on function private.unclaimed_files is
  'Implementation of public.unclaimed_files. Definer because service_role may not read every row.';
grant execute on function private.unclaimed_files to service_role;

create function public.unclaimed_files(batch integer default 100) returns table (bucket text, paths text[])
language sql stable set search_path = ''
as $$ select * from private.unclaimed_files($1) $$;
comment on function public.unclaimed_files is
  'For the Edge Function sweep-files only. Files that are older than a day, in the buckets of visitors, and that no proof of payment, '
  'return or review names: at most so many, the oldest. Only the Storage API can delete them.';
grant execute on function public.unclaimed_files to service_role;
