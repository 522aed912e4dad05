import { createRequire } from 'node:module'

import moment from 'moment-timezone'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { storedDay } from '../../../src/domain/time/calendar-day'
import { releaseOfZones } from '../../../src/domain/time/time-zones'
import { cmsUnderTest } from '../cms-under-test'

/** The rules of time zones change under open vacancies. */

const cms = cmsUnderTest()

type Rules = Parameters<typeof moment.tz.load>[0]

const TODAYS = createRequire(import.meta.url)('moment-timezone/data/packed/latest.json') as Rules

/** As they were before 2026, at least from now to the end of the winter: Vancouver and Morocco stood where they stand no more. */
const EARLIER: Rules = {
  version: '2025c',
  zones: ['America/Vancouver|PST|80|0||26e5', 'Africa/Casablanca|+01|-10|0||32e5'],
  links: [],
}

const YEAR = new Date().getUTCFullYear() + 1
/** In a winter to come. */
const OPEN_DAY = `${YEAR}-12-20`

interface Instants {
  open: Date
  version: Date
  listed: Date
}

const rows = async <Row extends object>(statement: string): Promise<Row[]> =>
  (await cms().db.pool.query(statement)).rows as Row[]

const instantsOf = async (id: number) => {
  const [row] = await rows<Instants>(`
    SELECT v.open_until AS open, w.version_open_until AS version, p.listed_until AS listed
    FROM vacancies v JOIN _vacancies_v w ON w.parent_id = v.id AND w.latest
    LEFT JOIN publications p ON p.collection = 'vacancies' AND p.document = v.id::text
    WHERE v.id = ${id}`)
  return row && Object.values(row).map((instant: Date) => instant.toISOString())
}

const follow = async () => {
  const { followZoneRules } = await import('../../../src/features/vacancies/zone-rules.runner')
  return followZoneRules(cms())
}

async function companyIn(timeZone: string, licence?: string) {
  const facts = { number: '7', authority: 'MoT' }
  return cms().create({
    collection: 'crewings',
    locale: 'en',
    data: {
      ...{ name: `Of ${timeZone}`, timeZone, _status: 'published' },
      ...(licence !== undefined && { licence: { ...facts, validUntil: storedDay(licence) } }),
    },
  })
}

async function vacancyOf(company: number, day = OPEN_DAY) {
  return cms().create({
    collection: 'vacancies',
    locale: 'en',
    data: {
      ...{ company, rank: 'chief-mate', vesselType: 'lng-carrier', _status: 'published' },
      openUntilDay: storedDay(day),
      pay: { min: 950_000, currency: 'USD', period: 'month' },
    },
  })
}

beforeAll(() => moment.tz.load(EARLIER))
afterAll(() => moment.tz.load(TODAYS))

it('what is open closes by the rules of today, with licences and what readers are shown; it is said what moved, once', async () => {
  const vancouver = await companyIn('America/Vancouver', OPEN_DAY)
  const casablanca = await companyIn('Africa/Casablanca')
  const kyiv = await companyIn('Europe/Kyiv')
  const [west, south, same, closed] = [
    await vacancyOf(vancouver.id),
    await vacancyOf(casablanca.id),
    await vacancyOf(kyiv.id),
    await vacancyOf(vancouver.id),
  ]
  // It has closed long ago, by the rules of then.
  const past = `${YEAR - 2}-12-20`
  await rows(`
    UPDATE vacancies SET open_until_day = '${past}T12:00Z', open_until = '${past}T08:00Z' WHERE id = ${closed.id};
    UPDATE _vacancies_v SET version_open_until_day = '${past}T12:00Z', version_open_until = '${past}T08:00Z'
    WHERE parent_id = ${closed.id}`)
  // The site was made by those rules.
  expect(await follow()).toMatchObject({ release: '2025c', closings: 0, licences: 0 })
  const utc = (hours: string, day = 21) => `${YEAR}-12-${day}T${hours}:00.000Z`
  expect(await instantsOf(west.id)).toEqual(Array(3).fill(utc('08:00')))
  expect(await instantsOf(south.id)).toEqual(Array(3).fill(utc('23:00', 20)))

  moment.tz.load(TODAYS)
  const changed = await follow()
  expect(changed).toMatchObject({ before: '2025c', closings: 2, licences: 1 })
  expect(changed?.release).toBe(releaseOfZones())
  expect(changed?.moved.map(({ zone, from, to }) => ({ zone, from, to }))).toEqual([
    { zone: 'America/Vancouver', from: utc('08:00'), to: utc('07:00') },
    { zone: 'America/Vancouver', from: utc('08:00'), to: utc('07:00') },
    { zone: 'Africa/Casablanca', from: utc('23:00', 20), to: utc('00:00') },
  ])
  expect(await instantsOf(west.id)).toEqual(Array(3).fill(utc('07:00')))
  expect(await instantsOf(south.id)).toEqual(Array(3).fill(utc('00:00')))
  expect(await instantsOf(same.id)).toEqual(Array(3).fill(utc('22:00', 20)))
  const [licence] = await rows<{ to: Date; version: Date }>(`
    SELECT c.licence_valid_to AS to, v.version_licence_valid_to AS version FROM crewings c
    JOIN _crewings_v v ON v.parent_id = c.id AND v.latest WHERE c.id = ${vancouver.id}`)
  expect([licence?.to, licence?.version]).toEqual([new Date(utc('07:00')), new Date(utc('07:00'))])
  const [history] = await rows<{ at: Date }>(
    `SELECT open_until AS at FROM vacancies WHERE id = ${closed.id}`,
  )
  expect(history?.at).toEqual(new Date(`${past}T08:00:00Z`))

  expect(await follow()).toBeUndefined()
  const { lastZoneChange } = await import('../../../src/features/vacancies/zone-rules.runner')
  expect(await lastZoneChange(cms())).toEqual(changed)
})

it('a process that stops in the middle leaves what the next one finishes', async () => {
  moment.tz.load(EARLIER)
  const company = await companyIn('America/Vancouver')
  const vacancy = await vacancyOf(company.id)
  moment.tz.load(TODAYS)
  await rows(`DELETE FROM payload_kv`)
  const { followZoneRules } = await import('../../../src/features/vacancies/zone-rules.runner')
  let looked = 0
  expect(await followZoneRules(cms(), () => (looked += 1) > 2)).toBeUndefined()
  const both = await Promise.all([follow(), follow()])
  expect(
    both.flatMap((one) => one?.moved ?? []).filter(({ title }) => title !== undefined),
  ).toHaveLength(1)
  expect((await instantsOf(vacancy.id))?.[0]).toBe(`${YEAR}-12-21T07:00:00.000Z`)
})
