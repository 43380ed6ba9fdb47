import type { Database } from './database.ts'

/** A hosted project is changed by `supabase db push`, never by a development tool. */
export function refuseHosted(databaseUrl: string): void {
  const { hostname } = new URL(databaseUrl)
  if (/\.supabase\.(co|com|net)$/.test(hostname)) {
    throw new Error(`DATABASE_URL points at ${hostname}: the local stack does not run on a hosted project.`)
  }
}

/** Empties the database it is connected to; roles, which belong to the whole server, stay. */
export async function emptyServer(database: Database): Promise<void> {
  await database.script(`
    drop publication if exists supabase_realtime;
    do $$
    declare
      name text;
    begin
      for name in
        select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
      loop
        execute format('drop schema %I cascade', name);
      end loop;
    end
    $$;
    create schema public;
  `)
}
