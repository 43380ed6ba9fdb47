-- Empties all tables of public and private, before the rows of a backup go into a database that the migrations have just made.
do $$
begin
  if exists (select 1 from public.orders) then
    raise exception 'There are orders here: this is not a new database.';
  end if;
  execute (
    select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' cascade'
    from pg_tables where schemaname in ('public', 'private'));
end
$$;
