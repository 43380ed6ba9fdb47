-- Pictures and PDFs of transfers that buyers send. The folder is the order's id.
create table public.payment_proofs (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  path text not null unique check (path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp|pdf)$'),
  created_at timestamptz not null default now()
);
comment on table public.payment_proofs is 'What buyers uploaded to show that they have transferred the money, in the bucket payment-proofs.';
create index payment_proofs_order_idx on public.payment_proofs (order_id);
alter table public.payment_proofs enable row level security;
grant select on public.payment_proofs to authenticated, service_role;
create policy "Proofs are seen with their order" on public.payment_proofs for select to authenticated
  using (exists (select 1 from public.orders o where o.id = payment_proofs.order_id));
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('payment-proofs', 'payment-proofs', false, 5242880, array['image/webp', 'image/png', 'image/jpeg', 'application/pdf'])
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create function private.may_add_proof(path text) returns boolean
language sql stable set search_path = ''
as $$
  select case
    when path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp|pdf)$'
    then exists (select 1 from public.orders o
      where o.id = left(path, 36)::uuid and o.user_id = (select auth.uid()) and o.status <> 'cancelled' and o.amount_due > 0
        and (select count(*) from public.payment_proofs f where f.order_id = o.id) < 5)
    else false end
$$;
comment on function private.may_add_proof is
  'Whether a proof under this path may be added: to an order of the caller''s own of which something is due, at most five.';

create function private.may_upload_proof(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.may_add_proof(path)
    and (select count(*) from storage.objects s where s.bucket_id = 'payment-proofs' and left(s.name, 36) = left(path, 36)) < 8
$$;
comment on function private.may_upload_proof is
  'Whether the caller may upload a file under this path: one that may be added as a proof, while the order''s folder has room '
  '(private.limit_folder). Definer so that the policy of the bucket needs no rights of the caller.';
grant execute on function private.may_upload_proof to authenticated;
create policy "Buyers add proofs of payment" on storage.objects for insert to authenticated
  with check (bucket_id = 'payment-proofs' and (select private.may_upload_proof(name)));
create policy "Admins see proofs of payment" on storage.objects for select to authenticated
  using (bucket_id = 'payment-proofs' and (select private.is_admin()));
create policy "Admins delete proofs of payment" on storage.objects for delete to authenticated
  using (bucket_id = 'payment-proofs' and (select private.is_admin()));

create function private.add_payment_proof(path text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from public.payment_proofs f where f.path = add_payment_proof.path) then
    return;
  end if;
  perform 1 from public.orders o where o.id::text = left(path, 36) and o.user_id = (select auth.uid()) for no key update;
  if private.may_add_proof(path) is not true
    or not exists (select 1 from storage.objects s where s.bucket_id = 'payment-proofs' and s.name = path)
  then
    raise sqlstate 'PT409' using message = 'proof_refused';
  end if;
  insert into public.payment_proofs (order_id, path) values (left(path, 36)::uuid, path);
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.add_payment_proof is
  'Implementation of public.add_payment_proof. Definer because no role may insert proofs.';
grant execute on function private.add_payment_proof to authenticated;

create function public.add_payment_proof(path text) returns void
language sql set search_path = ''
as $$ select private.add_payment_proof($1) $$;
comment on function public.add_payment_proof is
  'Says that the caller has uploaded a proof of payment to the bucket payment-proofs, under {order id}/{random uuid}.{jpg, '
  'png, webp or pdf}. Raises proof_refused (409) for an order of another account, one that owes nothing, a file that was not uploaded, or more than five.';
grant execute on function public.add_payment_proof to authenticated;
