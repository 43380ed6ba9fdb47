import type { Session } from '../db/database.ts'

export type Signature = {
  readonly name: string
  readonly types: Readonly<Record<string, string>>
  readonly required: readonly string[]
  readonly roles: readonly string[]
}

/** Every function of the API from the database's catalogue; a new one without arbitrary arguments fails the test. */
export async function readSignatures(session: Session): Promise<Signature[]> {
  return session.query<Signature>(`
    select p.proname as name,
      (select coalesce(jsonb_object_agg(a.name, format_type(a.type, null) order by a.position), '{}')
        from unnest(p.proargnames[:p.pronargs], p.proargtypes::oid[]) with ordinality a (name, type, position)) as types,
      (select coalesce(jsonb_agg(n), '[]') from unnest(p.proargnames[:p.pronargs - p.pronargdefaults]) n) as required,
      (select coalesce(jsonb_agg(r), '[]') from unnest(array['anon', 'authenticated', 'service_role']) r
        where has_function_privilege(r, p.oid, 'execute')) as roles
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' order by 1`)
}

/**
 * Makes one request like the Data API and rolls it back: arguments are parsed from the body, then the function
 * is called. `probe` is evaluated before and after as the owner.
 */
export const HELPERS = `
  create schema fuzz;
  grant usage on schema fuzz to anon, authenticated, service_role;
  create function fuzz.request(asked_by text, claims text, reading text, calling text, body text, probe text) returns jsonb
  language plpgsql as $fuzz$
  declare
    stage text := 'arguments';
    code text;
    message text;
    detail text;
    answer jsonb;
    before jsonb;
    after jsonb;
  begin
    begin
      execute probe into before;
      perform set_config('request.jwt.claims', claims, true),
        set_config('request.jwt.claim.sub', coalesce(claims::jsonb ->> 'sub', ''), true), set_config('role', asked_by, true);
      begin
        execute reading using body;
        stage := 'function';
        execute calling into answer using body;
        stage := 'answer';
      exception when others then
        get stacked diagnostics code = returned_sqlstate, message = message_text, detail = pg_exception_detail;
      end;
      perform set_config('role', 'none', true);
      execute probe into after;
      raise exception using errcode = 'FUZZ0';
    exception when sqlstate 'FUZZ0' then null;
    end;
    return jsonb_build_object('stage', stage, 'code', code, 'message', message, 'detail', detail, 'answer', answer,
      'before', before, 'after', after);
  end
  $fuzz$;`

export type Outcome = {
  readonly stage: 'arguments' | 'function' | 'answer'
  readonly code: string | null
  readonly message: string | null
  readonly detail: string | null
  readonly answer: unknown
  readonly before: unknown
  readonly after: unknown
}

export type Caller = { readonly role: string; readonly userId?: string }

export async function request(
  session: Session,
  { name, types }: Signature,
  { role, userId }: Caller,
  body: Readonly<Record<string, string>>,
  probe = 'select null::jsonb',
): Promise<Outcome> {
  const given = Object.keys(body)
  const columns = given.map((argument) => `"${argument}" ${types[argument] ?? 'text'}`).join(', ')
  const record = given.length === 0 ? '(select $1) b' : `json_to_record($1::json) as b(${columns})`
  const call = `public.${name}(${given.map((argument) => `"${argument}" => b."${argument}"`).join(', ')})`
  const claims = JSON.stringify(userId === undefined ? { role } : { role, sub: userId })
  const source = `{${given.map((argument) => `${JSON.stringify(argument)}:${body[argument] ?? 'null'}`).join(',')}}`
  const [row] = await session.query<{ outcome: Outcome }>(
    `select fuzz.request($1, $2, $3, $4, $5, $6) as outcome`,
    [
      role,
      claims,
      `select 1 from ${record}`,
      `select coalesce(jsonb_agg(to_jsonb(f)), '[]') from ${record}, lateral ${call} f`,
      source,
      probe,
    ],
  )
  return row!.outcome
}
