import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs } from './database.ts'
import { openShop } from './fixtures.ts'

const MIGRATION = readFileSync('supabase/migrations/20261121091600_scheduled_jobs.sql', 'utf8')

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

/** The parts of pg_cron, pg_net and the vault that the jobs use, which the hosted platform has. */
async function addPlatform(session: Session) {
  for (const statement of [
    'create schema cron',
    'create schema net',
    'create schema vault',
    'create table cron.job (jobname text primary key, schedule text, command text)',
    'create table cron.job_run_details (end_time timestamptz)',
    `create function cron.schedule(text, text, text) returns bigint language sql as
       $$ insert into cron.job values ($1, $2, $3) on conflict (jobname) do update set command = $3 returning 1::bigint $$`,
    'create table net.calls (id bigint generated always as identity, url text, headers jsonb)',
    'create table net._http_response (id bigint, status_code integer)',
    `create function net.http_post(url text, headers jsonb, timeout_milliseconds integer) returns bigint language sql as
       $$ insert into net.calls (url, headers) values ($1, $2) returning id $$`,
    'create table vault.decrypted_secrets (name text, decrypted_secret text)',
  ])
    await session.query(statement)
}

test('the jobs are scheduled where pg_cron is, and run', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    await addPlatform(session)
    await session.query(MIGRATION)
    await session.query(MIGRATION)
    const jobs = await session.query<{ jobname: string; schedule: string; command: string }>(
      'select * from cron.job order by jobname',
    )
    expect(jobs.map(({ jobname, schedule }) => [jobname, schedule])).toEqual([
      ['apply-sales', '* * * * *'],
      ['delete-built-changes', '27 * * * *'],
      ['delete-expired-data', '23 3 * * *'],
      ['delete-job-runs', '43 3 * * *'],
      ['expire-unpaid-orders', '*/5 * * * *'],
      ['index-concepts', '* * * * *'],
      ['merge-facet-counts', '* * * * *'],
      ['rebuild-pages', '17 * * * *'],
      ['rebuild-pages-nightly', '47 2 * * *'],
      ['request-reviews', '13 * * * *'],
      ['send-emails', '* * * * *'],
      ['settle-payments', '* * * * *'],
      ['sweep-files', '33 3 * * *'],
    ])
    const run = async (names: (name: string) => boolean) => {
      for (const { jobname, command } of jobs) if (names(jobname)) await session.query(command)
      return session.query('select url, headers from net.calls order by id')
    }
    const runAll = () => run((name) => name !== 'rebuild-pages-nightly')
    const runNightly = () => run((name) => name === 'rebuild-pages-nightly')
    await session.query(`insert into cron.job_run_details values (now() - interval '8 days'), (now())`)
    await runNightly()
    expect(await runAll(), 'without an address in the vault').toEqual([])
    expect(await session.query('select 1 as kept from cron.job_run_details')).toEqual([{ kept: 1 }])

    await session.query(
      `insert into vault.decrypted_secrets values ('functions_url', 'https://x.example/f'), ('functions_key', 'sb_secret')`,
    )
    const call = { url: 'https://x.example/f/send-emails', headers: { apikey: 'sb_secret' } }
    expect(await runAll()).toEqual([call])
    await session.query(`update public.email_outbox set claimed_until = now() + interval '1 minute'`)
    expect(await runAll(), 'nothing is due').toEqual([call])

    const build = { url: 'https://host.example/build', headers: { 'Content-Type': 'application/json' } }
    await session.query(`insert into vault.decrypted_secrets values ('build_hook', '${build.url}')`)
    const answer = (status: number) =>
      session.query(`insert into net._http_response select max(id), ${status} from net.calls`)
    expect(await runAll(), 'the shop has pages that no build has').toEqual([call, build])
    await answer(503)
    expect(await runAll(), 'the host could not begin').toEqual([call, build, build])
    const requested = [call, build, build, build]
    expect(await runAll(), 'no answer has arrived').toEqual(requested)
    await answer(200)
    expect(await runAll(), 'accepted since').toEqual(requested)
    expect(await runAll(), 'and not repeated').toEqual(requested)
    await session.query(`update public.products set price = price + 1`)
    expect(await runAll()).toEqual([...requested, build])
    await answer(201)
    expect(await runAll()).toEqual([...requested, build])
    expect(await runNightly(), 'whatever became of the last one').toEqual([...requested, build, build])
  }))

test('a change that no request for a build has named waits for the next one', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    await addPlatform(session)
    await session.query(MIGRATION)
    await session.query(
      `insert into vault.decrypted_secrets values ('build_hook', 'https://host.example/build')`,
    )
    await session.query(`delete from private.page_changes`)
    const run = async (job: string) => {
      const [found] = await session.query<{ command: string }>(
        `select command from cron.job where jobname = '${job}'`,
      )
      await session.query(found?.command ?? '')
      return (await session.query('select id from net.calls')).length
    }
    await session.query(`insert into private.page_changes (transaction) values ('1')`)
    expect(await run('rebuild-pages')).toBe(1)
    await session.query(`insert into private.page_changes (transaction) values ('2')`)
    await session.query('insert into net._http_response values (1, 200)')
    await run('delete-built-changes')
    expect(await session.query('select transaction::text from private.page_changes')).toEqual([
      { transaction: '2' },
    ])
    expect(await run('rebuild-pages')).toBe(2)
  }))

test('without pg_cron the migration does nothing', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    await session.query(MIGRATION)
    expect(await session.query(`select 1 from pg_namespace where nspname = 'cron'`)).toEqual([])
  }))
