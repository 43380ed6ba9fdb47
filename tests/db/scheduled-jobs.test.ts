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
    'create table net.calls (url text, headers jsonb)',
    `create function net.http_post(url text, headers jsonb, timeout_milliseconds integer) returns bigint language sql as
       $$ insert into net.calls values ($1, $2) returning 1::bigint $$`,
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
      ['delete-expired-data', '23 3 * * *'],
      ['delete-job-runs', '43 3 * * *'],
      ['expire-unpaid-orders', '*/5 * * * *'],
      ['merge-facet-counts', '* * * * *'],
      ['rebuild-pages', '17 * * * *'],
      ['request-reviews', '13 * * * *'],
      ['send-emails', '* * * * *'],
      ['settle-payments', '* * * * *'],
      ['sweep-files', '33 3 * * *'],
    ])
    const runAll = async () => {
      for (const { command } of jobs) await session.query(command)
      return session.query('select * from net.calls')
    }
    await session.query(`insert into cron.job_run_details values (now() - interval '8 days'), (now())`)
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
    expect(await runAll(), 'the shop has pages that no build has').toEqual([call, build])
    expect(await runAll(), 'built since').toEqual([call, build])
    await session.query(`update public.products set price = price + 1`)
    expect(await runAll()).toEqual([call, build, build])
  }))

test('without pg_cron the migration does nothing', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    await session.query(MIGRATION)
    expect(await session.query(`select 1 from pg_namespace where nspname = 'cron'`)).toEqual([])
  }))
