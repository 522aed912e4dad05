import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'
import pg from 'pg'

import { publicPath } from '../../src/domain/addresses/paths'
import { SEAMAN_RECORD_PAGE } from '../../src/domain/addresses/site-pages'
import { isLocale, type Locale } from '../../src/domain/locales/locales'
import { ROUTES } from '../../src/domain/routes/route-table'
import { newSeaman, newSession } from '../../tests/site/members'
import { forget, serveSite } from '../../tests/site/site'
import { openTestPostgres } from '../../tests/site/test-postgres.mjs'
import { findChromium } from '../chromium.mjs'
import { BUDGETS, budgetProblems } from './page-budget'
import { inKb, inSeconds, printTable } from './report'
import { runBench } from './run-bench'
import { LINK, visitFromShip } from './ship-visit'

/**
 * Weight and first text of each page of a seafarer's own form on a ship's link, cold, with a full record and a long old CV beside it:
 * `bench:own-form [language …]`. The build has to be there (`npm run build`).
 */

/** Those whose letters are compressed least, and the longest words. */
const LANGUAGES = ['uk', 'hi']

/** As the longest that are written by hand. */
const [CONTRACTS, PAPERS] = [22, 12] as const

const { positionals } = parseArgs({ allowPositionals: true })

await runBench('own-form', async (undo) => {
  undo(await openTestPostgres())
  const site = await serveSite()
  undo(() => forget(site.dataDir))
  undo(() => site.stop())
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  undo(() => browser.close())
  const { cookie, entry } = await fullRecord(site.databaseUrl)
  const pages = []
  for (const locale of (positionals.length > 0 ? positionals : LANGUAGES).filter(isLocale)) {
    for (const path of paths(entry)) pages.push(await weigh(locale, path))
  }

  async function weigh(locale: Locale, path: string) {
    const url = site.url + publicPath({ locale, path }, 'en')
    const weight = await visitFromShip(browser, url, locale, cookie)
    return {
      page: new URL(url).pathname,
      ...weight,
      problems: budgetProblems(weight, BUDGETS.form),
    }
  }

  printTable(
    ['page', 'first text', 'loaded', 'requests', 'HTML', 'CSS', 'JS', 'budget'],
    pages.map(({ page, firstTextMs, loadMs, requests, bytes, problems }) => [
      page,
      ...[firstTextMs, loadMs].map(inSeconds),
      String(requests),
      ...[bytes.html, bytes.css, bytes.js].map(inKb),
      problems.length === 0 ? 'pass' : 'FAIL',
    ]),
  )
  for (const { page, problems } of pages) {
    for (const problem of problems) console.log(`FAIL ${page}: ${problem}`)
  }
  const passed = pages.every(({ problems }) => problems.length === 0)
  if (!passed) process.exitCode = 1
  return { link: LINK, passed, pages }
})

/** Every page of the record that is no confirmation of a removal. */
function paths(entry: Readonly<Record<string, string>>): string[] {
  return ROUTES.filter(({ pattern }) => pattern.startsWith(SEAMAN_RECORD_PAGE))
    .map(({ pattern }) => pattern)
    .filter((pattern) => !/\/(?:remove|end|review)$/.test(pattern))
    .map((pattern) =>
      pattern.replace(/(\w+)\/:entry/, (_, list: string) => `${list}/${entry[list] ?? 'new'}`),
    )
}

/** A seafarer who has written down a lot. */
async function fullRecord(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const id = await newSeaman(client, { email: 'own.form@ship.example', rank: 'second-engineer' })
    const one = async (statement: string): Promise<string> => {
      const { rows } = await client.query<{ id: number }>(statement, [id])
      return String(rows[0]?.id)
    }
    const service = await one(`
      INSERT INTO seaman_contracts (seaman_id, send_key, vessel_name, company, rank, sign_on, sign_off)
      SELECT $1, 's' || n, 'Надежда ' || n, 'Invented Shipping ' || n, 'second-engineer',
        now() - n * interval '1 year', now() - n * interval '1 year' + interval '7 months'
      FROM generate_series(1, ${CONTRACTS}) n RETURNING id`)
    const papers = await one(`
      INSERT INTO seaman_papers (seaman_id, send_key, name, number, expires)
      SELECT $1, 'p' || n, 'Свидетельство ' || n, 'AB 12345' || n, now() + n * interval '2 months'
      FROM generate_series(1, ${PAPERS}) n RETURNING id`)
    const references = await one(`
      INSERT INTO seaman_references (seaman_id, send_key, company)
      SELECT $1, 'r' || n, 'Invented Shipping ' || n FROM generate_series(1, 5) n RETURNING id`)
    await client.query(
      `INSERT INTO seaman_old_cvs (seaman_id, content)
       SELECT $1, string_agg('Строка ' || n || ': второй механик, ' || md5(n::text), E'\n') FROM generate_series(1, 400) n`,
      [id],
    )
    return { cookie: await newSession(client, id), entry: { service, papers, references } }
  } finally {
    await client.end()
  }
}
