-- Guests have the database role of customers, authenticated. Restrictive policies keep them from every table of the API except their
-- orders and its lines and history: a policy that forgets them opens nothing. A table of a later migration needs its policy by name
-- (tests/db/lints.test.ts).

do $$
declare
  target record;
begin
  for target in
    select c.oid::regclass as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relname not in ('orders', 'order_items', 'order_status_history')
  loop
    execute format($policy$create policy "Guests have no access" on %s as restrictive for all to authenticated
      using (not (select private.is_guest())) with check (not (select private.is_guest()))$policy$, target.name);
  end loop;
end
$$;
