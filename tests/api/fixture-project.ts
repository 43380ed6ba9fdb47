import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import ws from 'ws'
import postgres from 'postgres'
import { startStack, type Stack, type StackOptions } from '../../supabase/local/stack.ts'

/** A small schema with one example of each response that the tests check. */
const MIGRATION = `
alter default privileges revoke execute on functions from public;
create type public.kind as enum ('lamp', 'rug');
create table public.makers (id int primary key, name text not null);
create table public.things (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  kind public.kind not null default 'lamp',
  price numeric(10,2) not null check (price > 0),
  maker_id int references public.makers (id),
  is_active boolean not null default true,
  secret text,
  made_at timestamptz not null default now()
);
alter table public.makers enable row level security;
alter table public.things enable row level security;
grant select on public.makers, public.things to anon, authenticated;
grant insert, update, delete on public.things to authenticated;
create policy "Everyone sees makers" on public.makers for select to anon, authenticated using (true);
create policy "Everyone sees active things" on public.things for select to anon, authenticated using (is_active);
create policy "Members add things" on public.things for insert to authenticated with check (true);
create policy "Members change things" on public.things for update to authenticated using (true) with check (true);
create policy "Members delete things" on public.things for delete to authenticated using (true);
create table public.hidden (id int primary key);
alter table public.hidden enable row level security;
create table public.default_grants (id int primary key);

create table public.members (user_id uuid primary key references auth.users (id) on delete cascade, is_keeper boolean not null default false);
alter table public.members enable row level security;
create function public.add_member() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.members (user_id) values (new.id);
  return new;
end $$;
create trigger add_member after insert on auth.users for each row execute function public.add_member();

create function public.refuse(kind text) returns void language plpgsql as $$
begin
  if kind = 'typed' then
    raise sqlstate 'PT409' using message = 'out_of_stock', detail = '{"left":2}', hint = 'Choose fewer';
  elsif kind = 'plain' then
    raise exception 'plain words' using detail = 'more', hint = 'try again';
  elsif kind = 'check' then
    insert into public.things (name, price) values ('worthless', 0);
  end if;
end $$;
create function public.cheapest(most int, filter jsonb default '{}') returns table (name text, price numeric, made_at timestamptz)
language sql stable as $$
  select t.name, t.price, t.made_at from public.things t
  where filter ->> 'kind' is null or t.kind::text = filter ->> 'kind' order by t.price limit most
$$;
create function public.repeat_text(words text) returns text language sql stable as $$ select words $$;
create function public.facts() returns jsonb language sql stable as $$ select jsonb_build_object('total', count(*), 'sum', sum(price)) from public.things $$;
create function public.who_am_i() returns jsonb language sql stable as $$ select jsonb_build_object('role', auth.role(), 'uid', auth.uid(), 'email', auth.jwt() ->> 'email') $$;
create function public.members_only() returns text language sql stable as $$ select 'welcome' $$;
create function public.keepers_only() returns text language sql stable as $$ select 'welcome' $$;
create function public.claim_emails(batch int) returns setof json language sql as $$ select '{}'::json limit 0 $$;
grant execute on function public.refuse(text), public.cheapest(int, jsonb), public.repeat_text(text), public.facts(), public.who_am_i() to anon, authenticated;
grant execute on function public.members_only() to authenticated;
grant execute on function public.claim_emails(int) to service_role;

create policy "Keepers add pictures" on storage.objects for insert to authenticated
  with check (bucket_id = 'product-images' and exists (select from public.members m where m.user_id = (select auth.uid()) and m.is_keeper));
create policy "Keepers see pictures" on storage.objects for select to authenticated
  using (bucket_id = 'product-images' and exists (select from public.members m where m.user_id = (select auth.uid()) and m.is_keeper));
create policy "Keepers remove pictures" on storage.objects for delete to authenticated
  using (bucket_id = 'product-images' and exists (select from public.members m where m.user_id = (select auth.uid()) and m.is_keeper));
grant select on public.members to authenticated;
create policy "Members see themselves" on public.members for select to authenticated using (user_id = (select auth.uid()));
alter publication supabase_realtime add table public.things;
`

const SEED = `
insert into public.makers values (1, 'Fatima');
insert into public.things (name, price, maker_id, made_at, kind) values
  ('Lantern', 100.00, 1, '2026-11-20T16:48:16.051Z', 'lamp'), ('Kilim', 950.5, 1, '2026-11-19T08:00:00Z', 'rug');
`

type Table<Row extends Record<string, unknown>> = {
  Row: Row
  Insert: Partial<Row>
  Update: Partial<Row>
  Relationships: []
}
type Fn<Args, Returns> = { Args: Args; Returns: Returns }
type Thing = {
  id: string
  name: string
  kind: string
  price: number
  maker_id: number | null
  is_active: boolean
  made_at: string
}

export type FixtureSchema = {
  public: {
    Tables: {
      things: Omit<Table<Thing>, 'Relationships'> & {
        Relationships: [
          {
            foreignKeyName: 'things_maker_id_fkey'
            columns: ['maker_id']
            isOneToOne: false
            referencedRelation: 'makers'
            referencedColumns: ['id']
          },
        ]
      }
      makers: Table<{ id: number; name: string }>
      hidden: Table<{ id: number }>
      default_grants: Table<{ id: number }>
    }
    Views: { nothing: { Row: { id: number }; Relationships: [] } }
    Functions: {
      refuse: Fn<{ kind: string }, undefined>
      cheapest: Fn<
        { most: number; filter?: { kind: string } },
        { name: string; price: number; made_at: string }[]
      >
      facts: Fn<Record<string, never>, { total: number; sum: number }>
      repeat_text: Fn<{ words: string }, string>
      who_am_i: Fn<Record<string, never>, { role: string; uid: string | null }>
      members_only: Fn<never, string>
      keepers_only: Fn<never, string>
    }
  }
}

export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export type FixtureProject = {
  readonly supabaseDir: string
  write(path: string, text: string): void
  remove(): void
}

/** A separate project with the shop's config.toml, so that these tests do not depend on the shop's schema. */
export function createFixtureProject(): FixtureProject {
  const supabaseDir = mkdtempSync(join(tmpdir(), 'stack-fixture-'))
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(join(supabaseDir, path, '..'), { recursive: true })
    writeFileSync(join(supabaseDir, path), content)
  }
  copyFileSync(
    fileURLToPath(new URL('../../supabase/config.toml', import.meta.url)),
    join(supabaseDir, 'config.toml'),
  )
  write('migrations/20260101000000_create_things.sql', MIGRATION)
  write('seed.sql', SEED)
  write('seed/objects/product-images/catalog/pixel-1000.png', PIXEL)
  return { supabaseDir, write, remove: () => rmSync(supabaseDir, { recursive: true, force: true }) }
}

export type FixtureStack = {
  readonly stack: Stack
  close(): Promise<void>
}

/** The fixture project on its own stack: PGlite, or a new database on the server of DATABASE_URL. */
export async function startFixtureStack(options: StackOptions = {}): Promise<FixtureStack> {
  const project = createFixtureProject()
  const server = process.env.DATABASE_URL
    ? postgres(process.env.DATABASE_URL, { max: 1, onnotice: () => undefined })
    : null
  const name = `stack_fixture_${crypto.randomUUID().slice(0, 8)}`
  if (server !== null) await server.unsafe(`create database ${name}`)
  const databaseUrl =
    server === null
      ? null
      : Object.assign(new URL(process.env.DATABASE_URL ?? ''), { pathname: `/${name}` }).href
  const stack = await startStack({
    ...options,
    supabaseDir: project.supabaseDir,
    data: 'memory',
    databaseUrl,
  })
  stack.setOrigin(ORIGIN)
  return {
    stack,
    async close() {
      await stack.close()
      if (server !== null) {
        await server.unsafe(`drop database ${name}`)
        await server.end()
      }
      project.remove()
    },
  }
}

export const ORIGIN = 'http://127.0.0.1:54321'

/** supabase-js connected to the stack, in process unless a URL is given. */
export function createTestClient(
  stack: Stack,
  options: { url?: string; key?: string; flowType?: 'implicit' | 'pkce' } = {},
): SupabaseClient<FixtureSchema> {
  return createClient<FixtureSchema>(options.url ?? ORIGIN, options.key ?? stack.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false, flowType: options.flowType ?? 'implicit' },
    global: { fetch: (input, init) => stack.fetch(new Request(input, init)) },
    realtime: { transport: ws as unknown as typeof WebSocket },
  })
}
