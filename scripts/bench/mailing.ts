import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { type Locale, LOCALES } from '../../src/domain/locales/locales'
import { pricesFrom } from '../../tests/e2e/shown-prices'
import { freePort, startSite } from '../../tests/site/site'
import { type MailingUpstream, startMailingUpstream } from '../upstream/mailing-upstream.mjs'
import { quantile, spread } from './quantiles'
import { readPage } from './read-page'
import { inMs, printTable } from './report'
import { runBench } from './run-bench'
import { startBenchedSite } from './site-under-test'

/**
 * What an upstream's days mean to readers: `bench:mailing [--rounds n]`. The time of a page with prices, and
 * of one without, while the upstream is well, hangs, and is not there, taking turns; the time from another
 * price to a page that shows it; and what many first readers at once come to.
 */

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '6' } } })
const rounds = Number(values.rounds)

const READS_A_ROUND = 100
const CHANGES = 10
const FIRST_READERS = 500
const REFRESH_SECONDS = 1
/** More than the site lets pass between two refreshes. */
const SETTLE_MS = 2_500
const POLL_MS = 5
const GIVE_UP_MS = 20_000

const PAGES = {
  'with prices': '/uk/mailing',
  without: `/uk/${encodeURIComponent('про-нас')}`,
} as const
type PageName = keyof typeof PAGES

await runBench('mailing', async (undo) => {
  const port = await freePort()
  let upstream: MailingUpstream | undefined
  const open = async () => (upstream ??= await startMailingUpstream({ port }))
  const close = async () => {
    await upstream?.close()
    upstream = undefined
  }
  undo(close)
  ;(await open()).setPrices(pricesFrom(100))
  const site = await startBenchedSite(undo, {
    UPSTREAM_API_URL: `http://127.0.0.1:${port}`,
    MAILING_REFRESH_SECONDS: String(REFRESH_SECONDS),
  })
  const untilShown = async (price: number) => {
    const began = performance.now()
    while (performance.now() - began < GIVE_UP_MS) {
      const { text } = await readPage(site.url + PAGES['with prices'])
      if (text.includes(`"price":"${price}.00"`)) return
      await delay(POLL_MS)
    }
    throw new Error(`The page did not show ${price} within ${GIVE_UP_MS} ms`)
  }

  const days = {
    'is well': async () => (await open()).setFault(undefined),
    hangs: async () => (await open()).setFault('hang'),
    'is not there': close,
  }
  const times = Object.keys(days).map((day) => ({
    day,
    'with prices': [] as number[],
    without: [] as number[],
  }))
  await untilShown(100)
  await readPage(site.url + PAGES.without)
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, begin] of Object.values(days).entries()) {
      await begin()
      await delay(SETTLE_MS)
      for (let read = 0; read < READS_A_ROUND; read += 1) {
        for (const name of Object.keys(PAGES) as PageName[]) {
          const { status, ms } = await readPage(site.url + PAGES[name])
          if (status !== 200) throw new Error(`${PAGES[name]} answered ${status}`)
          times[index]?.[name].push(ms)
        }
      }
    }
  }

  await days['is well']()
  const changes: { ms: number; afterAnswerMs: number }[] = []
  for (let change = 1; change <= CHANGES; change += 1) {
    // At any moment between two refreshes.
    await delay(Math.random() * SETTLE_MS)
    const well = await open()
    const asked = well.requests.length
    well.setPrices(pricesFrom(100 + change * 10))
    const began = Date.now()
    await untilShown(100 + change * 10)
    const shown = Date.now()
    const answered = well.requests[asked]?.time ?? NaN
    changes.push({ ms: shown - began, afterAnswerMs: shown - answered })
  }
  await site.stop()

  const busy = await startMailingUpstream()
  undo(() => busy.close())
  busy.setPrices(pricesFrom(70))
  busy.setFault('late')
  const fresh = await startSite({
    dataDir: site.dataDir,
    env: { UPSTREAM_API_URL: busy.url, MAILING_REFRESH_SECONDS: '600' },
  })
  undo(() => fresh.stop())
  const path = (locale: Locale) => (locale === 'en' ? '/mailing' : `/${locale}/mailing`)
  const readers = await Promise.all(
    Array.from({ length: FIRST_READERS }, (_, reader) =>
      readPage(fresh.url + path(LOCALES[reader % LOCALES.length] ?? 'en')),
    ),
  )
  const answers = {
    withPrices: readers.filter(({ text }) => text.includes('"price":"70.00"')).length,
    notOk: readers.filter(({ status }) => status !== 200).length,
    upstreamCalls: busy.requests.length,
    ms: spread(readers.map(({ ms }) => ms)),
  }

  const pages = times.map(({ day, ...of }) => {
    const prices = spread(of['with prices'])
    const without = spread(of.without)
    return { day, prices, without, ratio: prices.median / without.median }
  })
  const wellMedian = pages[0]?.prices.median ?? NaN
  printTable(
    ['the upstream', 'with prices', 'p95', 'without', 'p95', 'with / without', 'to a good day'],
    pages.map(({ day, prices, without, ratio }) => [
      day,
      ...[prices.median, prices.p95, without.median, without.p95].map(inMs),
      ratio.toFixed(2),
      (prices.median / wellMedian).toFixed(2),
    ]),
  )
  const shownAfter = spread(changes.map(({ ms }) => ms))
  const afterAnswer = spread(changes.map(({ afterAnswerMs }) => afterAnswerMs))
  printTable(
    [`another price to the page, ${CHANGES} times`, 'median', 'max'],
    [
      [`from the change, asked every ${REFRESH_SECONDS} s`, shownAfter.median, shownAfter.max],
      ['from the call that answers with it', afterAnswer.median, afterAnswer.max],
    ].map(([name, ...ms]) => [String(name), ...ms.map((one) => inMs(Number(one)))]),
  )
  printTable(
    [`${FIRST_READERS} first readers, ${LOCALES.length} languages`, 'figure'],
    [
      ['calls of the upstream', String(answers.upstreamCalls)],
      ['answers with prices', String(answers.withPrices)],
      ['answers that are not 200', String(answers.notOk)],
      ['median', inMs(answers.ms.median)],
      ['p95', inMs(answers.ms.p95)],
      ['max', inMs(answers.ms.max)],
      [
        'fastest',
        inMs(
          quantile(
            readers.map(({ ms }) => ms),
            0,
          ),
        ),
      ],
    ],
  )
  return {
    rounds,
    readsARound: READS_A_ROUND,
    pages,
    shownAfter,
    afterAnswer,
    firstReaders: answers,
  }
})
