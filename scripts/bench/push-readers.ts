import { setTimeout as delay } from 'node:timers/promises'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'

import { daysLater } from '../../src/domain/time/calendar-day'
import { Editor } from '../../tests/site/editor'
import { cpuSecondsOf } from './process-memory'
import { quantile } from './quantiles'
import { inMs, printTable } from './report'
import { runBench } from './run-bench'
import { startBenchedSite } from './site-under-test'

/**
 * A company that sends a vacancy every half a second, alone and beside readers who ask without a pause:
 * `bench:push [--seconds 60] [--readers 0,10] [--companies 1] [--checkout folder]`. Half of what is sent is new, the other half
 * changes what was sent before; a vacancy has a text in one language, as most have. Readers go through the pages of a site
 * with examples, each on its own way, so that every publication makes them wait for renders. With more than one company they
 * send in turns. `--checkout` measures another version, with its own build.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    readers: { type: 'string', default: '0,10' },
    companies: { type: 'string', default: '1' },
    checkout: { type: 'string' },
  },
})
const SECONDS = Number(values.seconds)
const READERS = values.readers.split(',').map(Number)
const COMPANIES = Number(values.companies)

/** Milliseconds between two pushes. */
const PAUSE = 500

const RANKS = ['master', 'chief-mate', 'bosun', 'able-seafarer-deck', 'electro-technical-officer']

const inDays = (days: number) => daysLater(new Date().toISOString().slice(0, 10), days)

/** A vacancy as systems of companies send them; every second one changes the one before. */
const vacancy = (nr: number) => ({
  rank: RANKS[Math.floor(nr / 2) % RANKS.length],
  vesselType: 'bulk-carrier',
  openUntilDay: inDays(40 + (nr % 20)),
  pay: { from: 7000 + (nr % 50), to: 8200, currency: 'USD', period: 'month' },
  contract: { months: 6, plusMinus: 1 },
  joining: { from: inDays(20), port: 'Rotterdam', country: 'NL' },
  vessel: { name: 'Aurora', flag: 'MH', built: 2014, deadweight: 58_000 },
  englishLevel: 'good',
  certificates: ['basic-safety-training', 'advanced-fire-fighting'],
  citizenships: ['UA', 'PH'],
  description: { en: `Handymax, worldwide trade, number ${nr} of the fleet; internet on board.` },
})

interface Answers {
  pushes: number[]
  readers: number[]
  statuses: Map<number, number>
  cpuMs: number
  load: number
}

await runBench('push-readers', async (undo) => {
  const site = await startBenchedSite(undo, { SEED: 'demo', LOG_LEVEL: 'warn' }, values.checkout)
  const editor = await Editor.signIn(site.url)
  const made = async (path: string, data: unknown) => {
    const answer = await editor.request('POST', path, data)
    return ((await answer.json()) as { doc: { id: number } }).doc.id
  }
  const tokens: string[] = []
  for (let nr = 0; nr < COMPANIES; nr += 1) {
    const facts = { name: `Sender ${nr}`, timeZone: 'UTC', _status: 'published' }
    const company = await made('/crewings?locale=en', facts)
    const id = await made('/import-tokens', { name: 'Crew system', company })
    const answer = await editor.request('POST', `/import-tokens/${id}/make`)
    tokens.push(((await answer.json()) as { token: string }).token)
  }
  const push = async (nr: number) => {
    const token = tokens[Math.floor(nr / 2) % tokens.length] ?? ''
    const answer = await fetch(`${site.url}/api/import/vacancies/v-${Math.floor(nr / 2)}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(vacancy(nr)),
    })
    await answer.arrayBuffer()
    return answer.status
  }

  const pages = await pagesOf(site.url)
  // The first ones load code that stays.
  let sent = 0
  for (; sent < 6; sent += 1) await push(sent)

  const measured = async (readers: number): Promise<Answers> => {
    const answers: Answers = {
      pushes: [],
      readers: [],
      statuses: new Map(),
      cpuMs: 0,
      load: loadavg()[0] ?? 0,
    }
    // What was sent in the minute before counts against the limit of a token.
    await delay(60_000)
    const before = await cpuSecondsOf(site.pid)
    const end = performance.now() + SECONDS * 1000
    const read = async (own: number) => {
      for (let nr = own * 7; performance.now() < end; nr += 1) {
        const begun = performance.now()
        const answer = await fetch(pages[nr % pages.length] ?? site.url)
        await answer.arrayBuffer()
        answers.readers.push(performance.now() - begun)
      }
    }
    const send = async () => {
      const begun = performance.now()
      const nr = (sent += 1)
      const status = await push(nr)
      answers.pushes.push(performance.now() - begun)
      answers.statuses.set(status, (answers.statuses.get(status) ?? 0) + 1)
    }
    const reading = Array.from({ length: readers }, (_, own) => read(own))
    const sending: Promise<void>[] = []
    for (let next = performance.now(); next < end; next += PAUSE) {
      await delay(Math.max(0, next - performance.now()))
      sending.push(send())
    }
    await Promise.all([...sending, ...reading])
    answers.cpuMs = (await cpuSecondsOf(site.pid)) * 1000 - before * 1000
    return answers
  }

  const all: { readers: number; answers: Answers }[] = []
  for (const readers of READERS) all.push({ readers, answers: await measured(readers) })
  const taken = ({ statuses }: Answers) => (statuses.get(200) ?? 0) + (statuses.get(201) ?? 0)
  printTable(
    ['readers', 'load', 'pushes', 'taken', '503', 'median', 'p99', 'readers’ p99', 'CPU a push'],
    all.map(({ readers, answers }) => [
      String(readers),
      answers.load.toFixed(1),
      String(answers.pushes.length),
      String(taken(answers)),
      String(answers.statuses.get(503) ?? 0),
      inMs(quantile(answers.pushes, 0.5)),
      inMs(quantile(answers.pushes, 0.99)),
      answers.readers.length > 0 ? inMs(quantile(answers.readers, 0.99)) : '–',
      // Beside readers it would be theirs too.
      readers === 0 ? inMs(answers.cpuMs / answers.pushes.length) : '–',
    ]),
  )
  return {
    companies: COMPANIES,
    seconds: SECONDS,
    rounds: all.map(({ readers, answers }) => ({
      readers,
      load: answers.load,
      pushes: answers.pushes.length,
      taken: taken(answers),
      statuses: Object.fromEntries(answers.statuses),
      medianMs: quantile(answers.pushes, 0.5),
      p99Ms: quantile(answers.pushes, 0.99),
      read: answers.readers.length,
      readersP99Ms: answers.readers.length > 0 ? quantile(answers.readers, 0.99) : undefined,
      cpuMs: answers.cpuMs,
    })),
  }
})

/** Vacancies, companies and guides, in the languages of most seafarers, and the list that every push changes. */
async function pagesOf(origin: string): Promise<string[]> {
  const list = await (await fetch(`${origin}/sitemap-en.xml`)).text()
  const paths = [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    new URL(url).pathname.replace(/^\/$/, ''),
  )
  return ['', '/ru', '/uk', '/ph'].flatMap((locale) =>
    paths.slice(0, 200).map((path) => origin + (locale + path || '/')),
  )
}
