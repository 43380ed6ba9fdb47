-- Notifies the local Realtime service of changed rows in the tables of the publication `supabase_realtime`. A notification
-- contains key columns only: NOTIFY is limited to 8000 bytes, and the service reads the row as each subscriber's role.
create schema if not exists realtime;

create or replace function realtime.notify_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  perform pg_catalog.pg_notify('local_realtime', jsonb_build_object(
    'schema', tg_table_schema,
    'table', tg_table_name,
    'type', tg_op,
    'keys', (select jsonb_object_agg(key, after -> key) from unnest(tg_argv) as key where after is not null),
    'oldKeys', (select jsonb_object_agg(key, before -> key) from unnest(tg_argv) as key where before is not null),
    'at', now()
  )::text);
  return null;
end
$$;

do $$
declare
  published record;
begin
  for published in
    select format('%I.%I', t.schemaname, t.tablename) as name, (
      select string_agg(quote_literal(a.attname), ', ' order by a.attnum)
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = format('%I.%I', t.schemaname, t.tablename)::regclass and i.indisprimary
    ) as keys
    from pg_publication_tables t where t.pubname = 'supabase_realtime'
  loop
    if published.keys is not null then
      execute format('create or replace trigger local_realtime after insert or update or delete on %s
        for each row execute function realtime.notify_change(%s)', published.name, published.keys);
    end if;
  end loop;
end
$$;
