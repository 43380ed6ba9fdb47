-- Audit log: which admin changed what in the catalog, prices, stock, roles, settings and synonyms.

create table public.audit_log (
  id bigint generated always as identity primary key,
  actor uuid,
  action text not null check (action in ('insert', 'update', 'delete')),
  table_name text not null,
  row_id text not null,
  diff jsonb not null,
  created_at timestamptz not null default now()
);
comment on table public.audit_log is
  'Append-only. diff holds {column: [before, after]} of the changed columns. actor is the admin.';
create index audit_log_row_idx on public.audit_log (table_name, row_id, created_at desc);
create index audit_log_created_at_idx on public.audit_log (created_at desc);
alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated, service_role;

create policy "Admins read the audit log" on public.audit_log for select to authenticated
  using ((select private.is_admin()));
create trigger audit_log_append_only before update or delete on public.audit_log
  for each row execute function private.prevent_mutation();

create function private.audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  key_column text := tg_argv[0];
  ignored text[] := array['updated_at', 'search', 'words'];
  before jsonb := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) - ignored end;
  after jsonb := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) - ignored end;
  diff jsonb;
begin
  if coalesce(current_setting('shop.stock_reason', true), '') <> '' or not (select private.is_admin()) then
    return null;
  end if;
  select coalesce(jsonb_object_agg(k, jsonb_build_array(before -> k, after -> k)), '{}'::jsonb) into diff
  from (select jsonb_object_keys(before || after) as k) keys
  where before -> k is distinct from after -> k;
  if diff <> '{}'::jsonb then
    insert into public.audit_log (actor, action, table_name, row_id, diff)
    values ((select auth.uid()), lower(tg_op), tg_table_name, coalesce(after ->> key_column, before ->> key_column), diff);
  end if;
  return null;
end
$$;
comment on function private.audit() is
  'Trigger: writes what an admin inserted, updated or deleted to audit_log; the argument names the key column. '
  'Changes without an admin (orders moving stock, migrations, the seed) are not logged, nor are generated search '
  'columns. Definer because admins may not write audit_log.';
create trigger categories_audit after insert or update or delete on public.categories
  for each row execute function private.audit('id');
create trigger products_audit after insert or update or delete on public.products
  for each row execute function private.audit('id');
create trigger product_variations_audit after insert or update or delete on public.product_variations
  for each row execute function private.audit('id');
create trigger shop_settings_audit after update on public.shop_settings
  for each row execute function private.audit('id');
create trigger delivery_rates_audit after insert or update on public.delivery_rates
  for each row execute function private.audit('country');

-- Only the role: the rest of a profile belongs to its owner.
create trigger profiles_audit after update of role on public.profiles
  for each row when (old.role is distinct from new.role) execute function private.audit('user_id');
create trigger search_synonyms_audit after insert or update or delete on public.search_synonyms
  for each row execute function private.audit('id');
