import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import pg from 'pg'

import { LOCALES } from '../../src/domain/locales/locales'
import { alertFilter } from '../../src/domain/vacancies/vacancy-alert'
import { startEmbeddedPostgres } from '../embedded-postgres.mjs'
import { fillWithSearchedVacancies } from './many-searched-vacancies'
import { inSeconds, printTable } from './report'
import { runBench } from './run-bench'
import { runProgram } from './run-program'
import { createDatabase, runWithPayload } from './scale-database'
import { SEARCH_COMBINATIONS } from './search-combinations'
import { temporaryDataDir } from './site-under-test'

/**
 * The daily run of alerts: `bench:alerts [--vacancies n] [--alerts n] [--days n]`. How long it takes where vacancies are
 * new, and where nothing is; and how many mails are doubled where several processes run at once and are killed (`kill -9`)
 * again and again.
 */

const { values } = parseArgs({
  options: {
    vacancies: { type: 'string', default: '100000' },
    alerts: { type: 'string', default: '1000' },
    days: { type: 'string', default: '3' },
  },
})

/** What formats messages needs the whole of React, which the condition `react-server` leaves out. */
const PLAIN_NODE = { TSX_TSCONFIG_PATH: 'scripts/bench/plain-node.tsconfig.json' }

const PROGRAM = ['--conditions=production', '--import', 'tsx', 'scripts/bench/vacancy-alert-run.ts']

/** Processes that run at once while they are killed. */
const PROCESSES = 2

interface Run {
  looks: number
  mails: number
  ms: number
}

await runBench('vacancy alerts', async (undo) => {
  const postgres = await startEmbeddedPostgres({ dataDir: await temporaryDataDir(undo) })
  undo(() => postgres.stop())
  const env = {
    DATABASE_URL: await createDatabase(postgres.url, 'alerts'),
    PAYLOAD_SECRET: 'only-for-the-bench-0',
    LOG_LEVEL: 'warn',
    // As a site runs: elsewhere every start of Payload starts another process beside it.
    NODE_ENV: 'production',
    ...PLAIN_NODE,
  }
  await runWithPayload('scripts/bench/search-database.ts', ['--', 'migrate'], env)
  const client = new pg.Client(env.DATABASE_URL)
  await client.connect()
  undo(() => client.end())
  await fillWithSearchedVacancies(client, Number(values.vacancies))
  await runProgram([...PROGRAM, 'project'], env)
  await order(client, Number(values.alerts))
  await client.query('VACUUM ANALYZE')

  const run = async (): Promise<Run> => {
    const { output } = await runProgram(PROGRAM, env)
    const line = output.trim().split('\n').at(-1) ?? ''
    console.log(`A run: ${line}`)
    return JSON.parse(line) as Run
  }
  await publishSome(client, 0)
  const daily = await run()
  await pass(client)
  const idle = await run()
  const mailsBefore = await count(client)
  let kills = 0
  for (let day = 1; day <= Number(values.days); day += 1) {
    await pass(client)
    await publishSome(client, day)
    kills += await runKilled(client, env)
  }
  const doubled = await doubledIn(client)
  const figures = {
    vacancies: Number(values.vacancies),
    alerts: Number(values.alerts),
    daily,
    idle,
    killed: { days: Number(values.days), kills, mails: (await count(client)) - mailsBefore },
    doubled,
  }
  printTable(
    ['run', 'alerts looked at', 'mails', 'time'],
    [
      ['with new vacancies', String(daily.looks), String(daily.mails), inSeconds(daily.ms)],
      ['with nothing new', String(idle.looks), String(idle.mails), inSeconds(idle.ms)],
      [
        `two processes, ${kills} times killed`,
        '',
        String(figures.killed.mails),
        `doubled mails ${doubled.mails}, vacancies told twice ${doubled.vacancies}`,
      ],
    ],
  )
  return figures
})

/** Alerts of the searches of the other bench, in every language, each of an address of its own. */
async function order(client: pg.Client, alerts: number): Promise<void> {
  const filters = SEARCH_COMBINATIONS.flatMap(({ search }) => alertFilter(search) ?? [])
  await client.query(
    `INSERT INTO vacancy_alerts (email, locale, filter, state, confirmed_at, told_until, due_at)
     SELECT 'reader-' || n || '@ship.example', ($3::text[])[n % cardinality($3::text[]) + 1]::enum_vacancy_alerts_locale,
       ($2::text[])[n % cardinality($2::text[]) + 1], 'active', now() - interval '1 day', now() - interval '1 day', now()
     FROM generate_series(1, $1::int) n`,
    [alerts, filters, LOCALES],
  )
}

/** A thousand vacancies are first published now. */
async function publishSome(client: pg.Client, day: number): Promise<void> {
  await client.query(
    `UPDATE vacancy_search SET first_published_at = now() WHERE vacancy_id % 100 = $1`,
    [day % 100],
  )
}

/** A day passes, for alerts; what was published stays of its day. */
async function pass(client: pg.Client): Promise<void> {
  const day = `interval '25 hours'`
  await client.query(`
    UPDATE vacancy_alerts SET due_at = now(), last_mail_at = last_mail_at - ${day}, confirmed_at = confirmed_at - ${day};
    UPDATE vacancy_search SET first_published_at = first_published_at - ${day};
    UPDATE vacancy_alert_told SET told_at = told_at - ${day};
    UPDATE vacancy_alerts SET told_until = told_until - ${day};
    UPDATE messages SET created_at = created_at - ${day} WHERE kind = 'vacancyAlert';
    UPDATE messages SET message_id = replace(message_id, '<vacancy-alert-', '<day-' || id || '-vacancy-alert-')
      WHERE message_id LIKE '<vacancy-alert-%'`)
}

/** Several processes look for what is due, are killed in the middle, and begin again, until nothing is due. */
async function runKilled(client: pg.Client, env: Record<string, string>): Promise<number> {
  let kills = 0
  let isDone = false
  const keepOne = async (place: number) => {
    while (!isDone) {
      const child = spawn(process.execPath, [...PROGRAM, 'forever'], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      await once(child.stdout, 'data')
      const before = await due(client)
      // In the middle of its work, at another moment each time.
      const until = performance.now() + 1_500 + 700 * ((kills + place) % 5)
      while (performance.now() < until && !isDone) {
        await delay(50)
        if ((await due(client)) === 0) isDone = true
      }
      await kill(child)
      if (before > 0) kills += 1
    }
  }
  await Promise.all(Array.from({ length: PROCESSES }, (_, place) => keepOne(place)))
  return kills
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'close')
}

async function due(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM vacancy_alerts WHERE state = 'active' AND due_at <= now()`,
  )
  return rows[0]?.count ?? 0
}

async function count(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM messages WHERE kind = 'vacancyAlert'`,
  )
  return rows[0]?.count ?? 0
}

/** Mails of one alert within one day, and vacancies that two mails to one address name. */
async function doubledIn(client: pg.Client): Promise<{ mails: number; vacancies: number }> {
  const { rows } = await client.query<{ mails: number; vacancies: number }>(`
    WITH sent AS (
      SELECT id, "to", date_trunc('hour', now() - created_at) AS ago, content FROM messages WHERE kind = 'vacancyAlert'),
    named AS (
      SELECT "to", substring(part ->> 'href' FROM '/crewings/[^/]+/([0-9]+)') AS vacancy
      FROM sent CROSS JOIN LATERAL jsonb_array_elements(content) part WHERE part ->> 'kind' = 'link')
    SELECT
      (SELECT count(*)::int FROM (
        SELECT FROM sent GROUP BY "to", round(extract(epoch FROM ago) / 90000) HAVING count(*) > 1) of) AS mails,
      (SELECT count(*)::int FROM (
        SELECT FROM named WHERE vacancy IS NOT NULL GROUP BY "to", vacancy HAVING count(*) > 1) of) AS vacancies`)
  return rows[0] ?? { mails: -1, vacancies: -1 }
}
