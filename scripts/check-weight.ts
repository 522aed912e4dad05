import { writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'

import { chromium } from '@playwright/test'
import pg from 'pg'

import { scriptAddress } from '../src/domain/browser/browser-scripts'
import { partAddress } from '../src/domain/addresses/page-part'
import { VACANCIES_PER_PAGE } from '../src/features/vacancies/page-numbers'
import { ROUTES } from '../src/domain/routes/route-table'
import { Editor, paragraph } from '../tests/site/editor'
import { newPerson } from '../tests/site/company-people'
import { newMember, writeService } from '../tests/site/members'
import { publishBoard } from '../tests/site/publish-board'
import { forget, serveSite } from '../tests/site/site'
import { openTestPostgres } from '../tests/site/test-postgres.mjs'
import { weighNamed } from './bench/named-weight'
import { BUDGETS, type Counted, weightProblems } from './bench/page-budget'
import { inKb, printTable } from './bench/report'
import { pressFirstFilter, visitInHaste } from './bench/ship-visit'
import { findChromium } from './chromium.mjs'

/**
 * `npm run check:weight`: a first visit to a page of each kind, and its bytes and requests beside the
 * budget of a ship's link; fails where one is exceeded. Of the pages that are one reader's, every form among them, it weighs
 * what they name. The argument names a file for the figures.
 */

const AT_ONCE = 3

interface Kind {
  kind: string
  path: string
  language: string
  status?: number
  budget?: keyof typeof BUDGETS
}

/** The heaviest of each kind that the content set has, in the language that makes it heavy. */
const KINDS: Kind[] = [
  { kind: 'home', path: '/uk', language: 'uk' },
  { kind: 'home, right to left', path: '/ar', language: 'ar' },
  { kind: 'content page', path: '/uk/before-you-sign', language: 'uk' },
  { kind: 'prices', path: '/uk/mailing', language: 'uk' },
  { kind: 'section', path: '/uk/docs/rights-and-pay-at-sea', language: 'uk' },
  { kind: 'documentation', path: '/uk/docs', language: 'uk' },
  {
    kind: 'document',
    path: '/uk/docs/rights-and-pay-at-sea/repatriation-and-abandonment',
    language: 'uk',
  },
  { kind: 'untranslated', path: '/hi/docs/visas-and-travel/us-crew-visa-c1-d', language: 'hi' },
  { kind: 'help', path: '/hi/help', language: 'hi', budget: 'help' },
  { kind: 'help, right to left', path: '/ar/help', language: 'ar', budget: 'help' },
  { kind: 'help, the longest text', path: '/ru/help', language: 'ru', budget: 'help' },
  { kind: 'help by country', path: '/uk/help/by-country', language: 'uk', budget: 'help' },
  { kind: 'error page', path: '/uk/nowhere', language: 'uk', status: 404, budget: 'none' },
  { kind: 'search', path: '/uk/search?q=судно', language: 'uk' },
  { kind: 'form', path: '/uk/forms/contact', language: 'uk', budget: 'form' },
  { kind: 'list', path: '/uk/crewings', language: 'uk' },
  { kind: 'list, right to left', path: '/ar/crewings', language: 'ar' },
]

/** As `ROUTES` has it: the longest of all forms. */
const OFFER_FORM = 'forms/offer'

/** Companies and vacancies, which the content set has none of: more than fit a page of the list. */
const BOARD = [8, 25] as const

const closePostgres = await openTestPostgres()
const site = await serveSite()
const editor = await Editor.signIn(site.url)
KINDS.push(
  { kind: 'vacancy', path: await fillBoard(), language: 'uk' },
  {
    kind: 'error page, 500',
    path: await breakPage(),
    language: 'uk',
    status: 500,
    budget: 'none',
  },
)
const own = await ownPages()
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

/** Fills a page of the list; the address of its first vacancy. */
async function fillBoard(): Promise<string> {
  await publishBoard(editor, ...BOARD)
  const list = await (await fetch(`${site.url}/uk/crewings`)).text()
  const vacancies = new Set(list.match(/\/uk\/crewings\/[^/"?]+\/\d[^"?]*/g))
  const [first] = vacancies
  if (first === undefined || vacancies.size < VACANCIES_PER_PAGE) {
    throw new Error(`The list shows ${vacancies.size} vacancies, not ${VACANCIES_PER_PAGE}.`)
  }
  return first
}

/** The address of a page that cannot be drawn: no editor can write one; a fault of ours could. */
async function breakPage(): Promise<string> {
  const slug = 'зламана'
  const id = await editor.create('uk', { title: 'Зламана', slug, body: paragraph('x') })
  await editor.publish(id, 'uk')
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  await client.query(`UPDATE pages_locales SET body = '{"root":null}' WHERE _parent_id = $1`, [id])
  await client.end()
  return `/uk/${slug}`
}

interface OwnPage {
  kind: string
  path: string
  cookie: string
  budget: keyof typeof BUDGETS
}

/** Every page that is one reader's, in Ukrainian; those with a key in their address say that it is another one. */
async function ownPages(): Promise<OwnPage[]> {
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  const member = await newMember(client, { email: 'weight@ship.example' })
  // One entry of each list of the own record, all with the number 1.
  await client.query(`
    INSERT INTO seaman_contracts (seaman_id, send_key, vessel_name, sign_on)
    SELECT id, 'weight', 'Weight', now() FROM seamen WHERE email = 'weight@ship.example'`)
  await client.query(`
    INSERT INTO seaman_papers (seaman_id, send_key, name)
    SELECT id, 'weight', 'Weight' FROM seamen WHERE email = 'weight@ship.example'`)
  await client.query(`
    INSERT INTO seaman_references (seaman_id, send_key, company)
    SELECT id, 'weight', 'Weight' FROM seamen WHERE email = 'weight@ship.example'`)
  // More than a page of an old CV, beside each form.
  await client.query(`
    INSERT INTO seaman_old_cvs (seaman_id, content)
    SELECT s.id, string_agg('Рядок ' || n || ': другий механік, ' || md5(n::text), E'\\n')
    FROM seamen s CROSS JOIN generate_series(1, 400) n WHERE s.email = 'weight@ship.example' GROUP BY s.id`)
  const { rows } = await client.query<{ vacancy: string; guide: string; company: string }>(`
    SELECT (SELECT min(id)::text FROM vacancies) AS vacancy, (SELECT min(id)::text FROM docs) AS guide,
      (SELECT min(id)::text FROM crewings) AS company`)
  const [{ vacancy, guide, company } = { vacancy: '', guide: '', company: '' }] = rows
  const person = await newPerson(client, { company: Number(company), email: 'weight@crew.example' })
  await client.end()
  const service = String(await writeService(editor, { title: 'Weight' }))
  const parts: Record<string, string> = {
    ...{ vacancy, guide, document: vacancy, type: 'vacancies', service, company },
    seat: String(person.seat),
    token: 'A'.repeat(43),
    entry: '1',
  }
  const cookieFor = (pattern: string) => {
    if (/^company-desk(?:$|\/:)/.test(pattern)) return person.cookie
    return /^seaman\/(?:account|services)/.test(pattern) ? member : ''
  }
  return ROUTES.filter((route) => route.class === 'private page' && route.for !== 'staff').map(
    ({ name, pattern }) => ({
      kind: name,
      path: `/uk/${pattern.replace(/:(\w+)/g, (_, part: string) => parts[part] ?? '')}`,
      cookie: cookieFor(pattern),
      budget: pattern === OFFER_FORM ? 'offer' : 'form',
    }),
  )
}

async function weighOwn({ kind, path, cookie, budget }: OwnPage) {
  const weight = await weighNamed(site.url, path, cookie)
  const problems = weightProblems(weight, BUDGETS[budget])
  if (weight.status !== 200) problems.push(`answered ${weight.status}, not 200`)
  return { kind, ...weight, problems }
}

/** Milliseconds. */
const [ASK_AGAIN, ENOUGH] = [200, 10_000]

/** Waits until the address answers with the body that is kept; what is never kept has no mark. */
async function untilCompressed(address: string): Promise<void> {
  for (let waited = 0; waited < ENOUGH; waited += ASK_AGAIN) {
    const { headers } = await fetch(address, { headers: { 'Accept-Encoding': 'br' } })
    // As src/server marks a body that was compressed in haste.
    if (!/^W\/"[\w-]{22}-/.test(headers.get('etag') ?? '')) return
    await delay(ASK_AGAIN)
  }
}

async function weigh({ kind, path, language, status = 200, budget = 'page' }: Kind) {
  // A localized slug is reached from that of the source language by a redirect; its own address is weighed.
  const answer = await fetch(new URL(path, site.url))
  // What all but the first readers get: the smaller body comes a moment later.
  await untilCompressed(answer.url)
  const weight = await visitInHaste(browser, answer.url, language)
  const failed = weight.failed.filter((what) => what !== `${status} ${answer.url}`)
  const problems = weightProblems({ ...weight, failed }, BUDGETS[budget])
  if (answer.status !== status) problems.push(`answered ${answer.status}, not ${status}`)
  return { kind, ...weight, problems }
}

/** What the first choice in a list may cost beyond what it shows. Bytes. */
const MOST_OF_CHOICE = 15_000

/** A choice in a list: its script, and all that is sent with the list that it shows. */
async function weighChoice(address: string) {
  const ofList = /<div class="search"[^]*(?=<div class="list-links")/
  const part = new URL(partAddress(address), site.url).href
  await untilCompressed(part)
  const [list, script] = await Promise.all(
    [part, new URL(scriptAddress('list'), site.url)].map((from) =>
      fetch(from, { headers: { 'Accept-Encoding': 'br' } }),
    ),
  )
  const bytesOf = (answer?: Response) => Number(answer?.headers.get('content-length'))
  const [shown] = ofList.exec((await list?.text()) ?? '') ?? []
  const html = bytesOf(list) - brotliCompressSync(shown ?? '').byteLength
  const js = bytesOf(script)
  // What could not be weighed is no number, and not within it.
  const isLight = shown !== undefined && html + js <= MOST_OF_CHOICE
  const problem = `${inKb(html + js)} beyond what it shows, not ${inKb(MOST_OF_CHOICE)}`
  return {
    kind: 'choice in a list',
    bytes: { html, css: 0, js, other: 0 },
    requests: 2,
    problems: isLight ? [] : [problem],
  }
}

const pages: (Pick<Counted, 'bytes' | 'requests'> & { kind: string; problems: string[] })[] = []
try {
  // Bytes are counted, not seconds: three at once weigh what one does.
  for (let first = 0; first < KINDS.length; first += AT_ONCE) {
    pages.push(...(await Promise.all(KINDS.slice(first, first + AT_ONCE).map(weigh))))
  }
  pages.push(await weighChoice('/uk/crewings?department=deck'))
  const pressed = await pressFirstFilter(browser, `${site.url}/uk/crewings`, 'uk')
  const problems = weightProblems(pressed, BUDGETS.press)
  pages.push({ kind: 'list, first filter', ...pressed, problems })
  for (const page of own) pages.push(await weighOwn(page))
} finally {
  await browser.close()
  await site.stop()
  await forget(site.dataDir)
  await closePostgres()
}

printTable(
  ['page', 'HTML', 'CSS', 'JS', 'other', 'requests', 'budget'],
  pages.map(({ kind, bytes, requests, problems }) => [
    kind,
    ...[bytes.html, bytes.css, bytes.js, bytes.other].map(inKb),
    String(requests),
    problems.length === 0 ? 'pass' : 'FAIL',
  ]),
)
for (const { kind, problems } of pages) {
  for (const problem of problems) console.log(`FAIL ${kind}: ${problem}`)
}
const [, , file] = process.argv
if (file !== undefined) await writeFile(file, JSON.stringify(pages))
process.exitCode = pages.every(({ problems }) => problems.length === 0) ? 0 : 1
