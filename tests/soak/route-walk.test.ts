import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import { expect, test } from 'vitest'

import { type Locale, LOCALES } from '../../src/domain/locales/locales'
import { SCRIPT_SET } from '../../src/domain/browser/script-set'
import { type Answer, ask } from '../site/ask'
import { Editor } from '../site/editor'
import { forget, serveSite } from '../site/site'
import { BELOW_A_LANGUAGE, WITHOUT_A_LANGUAGE } from './route-walk-addresses'

/**
 * What is answered at an address of every pattern, in every language, where one or another has no prefix, to every
 * kind of request, compared with `route-walk.json`. What is meant to change there is written again by
 * `SOAK=many RECORD=1 npx vitest run --project soak tests/soak/route-walk.test.ts`.
 */

const EXPECTED = new URL('route-walk.json', import.meta.url)

const KINDS = [
  'GET',
  'HEAD',
  'RSC',
  'prefetch',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
] as const
type Kind = (typeof KINDS)[number]
const READS: readonly Kind[] = ['GET', 'HEAD', 'RSC', 'prefetch']

/** Where Next's router may ask in its own way; all other addresses answer it as they answer a browser. */
const OF_ROUTER = /^\/?(?:preview|admin)(?:\/|$)/

const DEFAULTS = ['en', 'ru'] as const satisfies Locale[]

interface Asked {
  /** As it stands in the table of addresses. */
  address: string
  /** The language that is written in front of it. */
  prefix: Locale | undefined
  kind: Kind
  defaultLocale: Locale
}

interface Row extends Asked {
  answer: string
}

/** The kind that an answer is written down for. */
function writtenKind({ address, kind }: Asked): Kind {
  const isAsBrowser = (kind === 'RSC' || kind === 'prefetch') && !OF_ROUTER.test(address)
  return isAsBrowser ? 'GET' : kind
}

/** Answers by address, kind of request, and the languages it is answered so in. */
type Expected = Record<string, Record<string, Record<string, string> | string>>

const SEGMENT = '/_tree'
const NAVIGATION = { rsc: '1' }
const PREFETCH = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': SEGMENT }

/** The request of a kind: its headers, and what Next's router adds to the address. */
async function requestOf(
  kind: Kind,
): Promise<{ headers: Record<string, string>; digest?: string }> {
  switch (kind) {
    case 'GET':
      return { headers: { accept: 'text/html' } }
    case 'RSC':
      return { headers: NAVIGATION, digest: '' }
    case 'prefetch': {
      const digest = await computeCacheBustingSearchParam('1', SEGMENT, undefined, undefined)
      return { headers: PREFETCH, digest }
    }
    default:
      return { headers: { method: kind } }
  }
}

/**
 * Whether the gate asks for it: of what a browser asks where few languages are, of the rest a share that has every address, every kind
 * and every language in it.
 */
function isInGate({ kind, prefix, defaultLocale }: Asked, index: number): boolean {
  const language = prefix === undefined ? 0 : LOCALES.indexOf(prefix)
  const isAlone = prefix === undefined || prefix === defaultLocale
  const share = kind === 'GET' ? (isAlone ? 1 : 7) : isAlone ? 5 : 29
  const turn =
    index + language + KINDS.indexOf(kind) + DEFAULTS.findIndex((d) => d === defaultLocale)
  return turn % share === 0
}

/** Everything there is in the long run, of what is not a reader's plain question a third in the soak. */
function isTaken(asked: Asked, index: number): boolean {
  switch (process.env.SOAK) {
    case undefined:
      return isInGate(asked, index)
    case 'many':
      return true
    default: {
      const language = asked.prefix === undefined ? 0 : LOCALES.indexOf(asked.prefix)
      return asked.kind === 'GET' || (index + language + KINDS.indexOf(asked.kind)) % 3 === 0
    }
  }
}

function everything(defaultLocale: Locale): Asked[] {
  const kinds = (address: string, index: number, prefix?: Locale) =>
    KINDS.map((kind) => ({ address, prefix, kind, defaultLocale })).filter((asked) =>
      isTaken(asked, index),
    )
  return [
    ...BELOW_A_LANGUAGE.flatMap((address, index) =>
      [undefined, ...LOCALES].flatMap((prefix) => kinds(address, index, prefix)),
    ),
    ...WITHOUT_A_LANGUAGE.flatMap((address, index) => kinds(address, index)),
  ]
}

interface Names {
  site: string
  build: string
  company: string
  vacancy: string
}

let readers = 0

async function answerTo(asked: Asked, names: Names): Promise<string> {
  const { address, prefix, kind } = asked
  const { headers, digest } = await requestOf(kind)
  const filled = address
    .replace('{build}', names.build)
    .replace('{set}', SCRIPT_SET)
    .replace('{company}', names.company)
    .replace('{vacancy}', names.vacancy)
  const written = filled.startsWith('/') ? filled : `/${filled}`
  const path = prefix === undefined ? written : `/${prefix}${written === '/' ? '' : written}`
  const query =
    digest === undefined ? '' : `${path.includes('?') ? '&' : '?'}_rsc${digest && `=${digest}`}`
  readers += 1
  // Searches are limited for each address.
  const from = `203.0.${(readers >> 8) % 256}.${readers % 256}`
  const answer = await ask(names.site, path + query, { ...headers, 'x-forwarded-for': from })
  return describeAnswer(answer, asked, names)
}

const SHOWN = [
  'content-type',
  'cache-control',
  'vary',
  'allow',
  'x-robots-tag',
  'set-cookie',
] as const

function describeAnswer({ status, location, headers }: Answer, asked: Asked, names: Names): string {
  const parts = [String(status)]
  if (location !== undefined) parts.push(`→ ${masked(location, asked, names)}`)
  for (const name of SHOWN) {
    const value = headers[name]
    if (value === undefined) continue
    parts.push(masked(shown(name, String(value), writtenKind(asked)), asked, names))
  }
  return parts.join(' · ')
}

const PAGES_TYPE: Partial<Record<Kind, string>> = {
  GET: 'text/html; charset=utf-8',
  HEAD: 'text/html; charset=utf-8',
  RSC: 'text/x-component',
  prefetch: 'text/x-component',
}
const OFTEN = new Map([
  ['public, max-age=0, s-maxage=1, stale-if-error=86400', 'as pages'],
  ['private, no-cache, no-store, max-age=0, must-revalidate', 'Next’s no-store'],
])

function shown(name: (typeof SHOWN)[number], value: string, kind: Kind): string {
  switch (name) {
    case 'content-type':
      return value === PAGES_TYPE[kind] ? 'a page' : `${name}: ${value}`
    case 'cache-control':
      return `${name}: ${OFTEN.get(value) ?? value}`
    case 'vary': {
      // In which order a list stands says nothing.
      const names = value
        .toLowerCase()
        .split(/\s*,\s*/)
        .sort()
        .join(' ')
      return `${name}: ${names}`
    }
    case 'set-cookie':
      return `${name}: ${value.replace(/Expires=[^;]+; /, '')}`
    default:
      return `${name}: ${value}`
  }
}

/** What is another in each run, and the languages, by their roles. */
function masked(text: string, asked: Asked, names: Names): string {
  const { prefix, defaultLocale } = asked
  const plain = text
    .replaceAll(names.site, '')
    .replaceAll(names.vacancy, '{vacancy}')
    .replaceAll(names.build, '{build}')
    .replaceAll(SCRIPT_SET, '{set}')
    // A query stays where a slash too many is taken away.
    .replace(/[?&]_rsc(?:=[\w-]*)?/, writtenKind(asked) === asked.kind ? '$&' : '')
    .replace(/(?<=_rsc=)[\w-]+/, '{digest}')
  const own = prefix ?? defaultLocale
  return plain.replace(new RegExp(`(?<=^/|=|sitemap-)${own}(?=[/;.?]|$)`), '{language}')
}

/** Who in the language is answered so: those without a prefix, those who write the default's, all others, or one. */
function groupOf({ prefix, defaultLocale }: Asked): string {
  if (prefix === undefined) return 'no prefix'
  return prefix === defaultLocale ? 'the default' : 'others'
}

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

/** Rows that are alike are put together: kinds of requests, and languages, of which those in no group are named. */
function compact(rows: readonly Row[]): Expected {
  const expected: Expected = {}
  const written = rows.filter((row) => writtenKind(row) === row.kind)
  for (const [address, ofAddress] of grouped(written, nameOf)) {
    const kinds = [...grouped(ofAddress, ({ kind }) => kind)]
      .toSorted(([one], [other]) => KINDS.indexOf(one) - KINDS.indexOf(other))
      .map(([kind, ofKind]) => ({ kind, answers: answersByLanguage(ofKind) }))
    const alike = grouped(kinds, ({ answers }) => JSON.stringify(answers))
    expected[address] = Object.fromEntries(
      [...alike.values()].map((same) => [
        same.map(({ kind }) => kind).join(' '),
        same[0]?.answers ?? '',
      ]),
    )
  }
  return expected
}

function answersByLanguage(rows: readonly Row[]): Record<string, string> | string {
  const [first] = rows
  if (first && rows.every(({ answer }) => answer === first.answer)) return first.answer
  const answers: Record<string, string> = {}
  for (const [group, ofGroup] of grouped(rows, groupOf)) {
    const counted = [...grouped(ofGroup, ({ answer }) => answer)]
    const [most = ''] = counted.toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
    answers[group] = most
    const others = ofGroup.filter(({ answer }) => answer !== most)
    for (const ofLanguage of grouped(others, ({ prefix }) => prefix ?? 'none').values()) {
      const [one] = ofLanguage
      if (!one) continue
      const isInBoth =
        ofLanguage.length === DEFAULTS.length &&
        ofLanguage.every(({ answer }) => answer === one.answer)
      if (isInBoth) answers[one.prefix ?? 'none'] = one.answer
      else for (const row of ofLanguage) answers[exceptionOf(row)] = row.answer
    }
  }
  return Object.fromEntries(
    Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

const nameOf = ({ address }: Asked) =>
  address.startsWith('/') ? address : `[/language]/${address}`

const exceptionOf = ({ prefix, defaultLocale }: Asked) =>
  `${prefix ?? 'none'} where ${defaultLocale} is the default`

function expectedFor(expected: Expected, row: Row): string | undefined {
  const kinds = Object.entries(expected[nameOf(row)] ?? {})
  const answers = kinds.find(([named]) => named.split(' ').includes(writtenKind(row)))?.[1]
  if (answers === undefined || typeof answers === 'string') return answers
  return answers[exceptionOf(row)] ?? answers[row.prefix ?? 'none'] ?? answers[groupOf(row)]
}

/** Publishes a company with a vacancy. */
async function publishVacancy(editor: Editor): Promise<Pick<Names, 'company' | 'vacancy'>> {
  const publish = async (collection: string, data: object) => {
    const response = await editor.request('POST', `/${collection}?locale=en`, {
      ...data,
      _status: 'published',
    })
    expect(response.status, await response.clone().text()).toBe(201)
    return ((await response.json()) as { doc: { id: number } }).doc.id
  }
  const slug = 'walked-crewing'
  const company = await publish('crewings', { name: 'Walked', slug, timeZone: 'UTC' })
  const id = await publish('vacancies', {
    company,
    rank: 'bosun',
    vesselType: 'product-tanker',
    pay: { negotiable: true },
    openUntilDay: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  })
  return { company: slug, vacancy: `${id}-bosun-product-tanker` }
}

/** Asks again what a busy site puts off: other tests' sites share its processors. */
async function patiently(asked: Asked, names: Names): Promise<string> {
  let answer = await answerTo(asked, names)
  for (let tries = 1; tries < 5 && answer.startsWith('503'); tries += 1) {
    await delay(2_000)
    answer = await answerTo(asked, names)
  }
  return answer
}

async function walk(defaultLocale: Locale): Promise<Row[]> {
  const site = await serveSite({ env: { DEFAULT_LOCALE: defaultLocale, TRUST_PROXY_HOPS: '1' } })
  try {
    const published = await publishVacancy(await Editor.signIn(site.url))
    const build = (await readFile('.next/BUILD_ID', 'utf8')).trim()
    const names = { site: site.url, build, ...published }
    const waiting = everything(defaultLocale).values()
    const rows: Row[] = []
    const worker = async () => {
      for (const asked of waiting) rows.push({ ...asked, answer: await patiently(asked, names) })
    }
    await Promise.all(Array.from({ length: 6 }, worker))
    return rows
  } finally {
    await site.stop()
    await forget(site.dataDir)
  }
}

/** In the gate it takes half a minute; two sites start for it, beside those of others. */
const MOST_MILLISECONDS = process.env.SOAK ? 600_000 : 180_000

test(
  'every pattern of addresses is answered as it is written down',
  async () => {
    const rows = (await Promise.all(DEFAULTS.map(walk))).flat()
    if (process.env.RECORD) {
      await writeFile(EXPECTED, `${JSON.stringify(compact(rows), undefined, 2)}\n`)
    }
    const expected = JSON.parse(await readFile(EXPECTED, 'utf8')) as Expected
    const wrong = rows
      .map((row) => ({ ...row, expected: expectedFor(expected, row) }))
      .filter((row) => row.answer !== row.expected)
    expect(wrong).toEqual([])
    expect(rows.filter(({ answer }) => answer.startsWith('5'))).toEqual([])
    expect(rows.filter(({ kind }) => READS.includes(kind)).length).toBeGreaterThan(500)
  },
  MOST_MILLISECONDS,
)
