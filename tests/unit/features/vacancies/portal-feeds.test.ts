import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

import { LOCALES, type Locale } from '../../../../src/domain/locales/locales'
import { type Portal, PORTALS } from '../../../../src/domain/portal-feeds/portal-names'
import { PORTAL_SHAPES } from '../../../../src/domain/portal-feeds/portal-shapes'
import type { PortalVacancy } from '../../../../src/domain/portal-feeds/portal-vacancy'
import { portalXml } from '../../../../src/domain/portal-feeds/portal-xml'
import { tellerIn } from '../../../../src/features/vacancies/portals/told-vacancy'
import type { VacancyView } from '../../../../src/features/vacancies/vacancy'
import { breachesOf, factsIn, readPortalFeed } from '../../../fixtures/portal-rules'
import { anyText } from '../../domain/arbitraries'
import { everyVacancy, plain } from './every-vacancy'

/** What portals are sent, laid over the rules that they publish (docs/portal-feeds.md). */

const head = {
  operator: 'Harbour & Sons',
  email: 'jobs@harbour.example',
  siteUrl: 'https://mariner.example',
  changed: new Date('2026-11-21T08:00:00.500Z'),
}

async function told(locale: Locale, vacancies: readonly VacancyView[]): Promise<PortalVacancy[]> {
  const tell = await tellerIn(locale, (path) => `https://mariner.example/${locale}/${path}`)
  const all = await Promise.all(
    vacancies.map((vacancy) => tell({ vacancy, website: 'https://north.example/' })),
  )
  return all.filter((one) => one !== undefined)
}

async function feed(portal: Portal, vacancies: readonly PortalVacancy[], facts = head) {
  let xml = ''
  const batches = (async function* () {
    for (const vacancy of vacancies) yield Promise.resolve([vacancy])
  })()
  for await (const piece of portalXml(PORTAL_SHAPES[portal], facts, batches)) xml += piece
  return xml
}

const countsIn = (xml: string) => /<!-- (.*) -->\n$/.exec(xml)?.[1]

/** The first vacancy of a feed. */
async function sent(portal: Portal, facts: Partial<VacancyView> = {}, locale: Locale = 'en') {
  const xml = await feed(portal, await told(locale, [{ ...plain, ...facts }]))
  const [item] = readPortalFeed(portal, xml)
  return item && factsIn(item)
}

describe('a feed for a portal', () => {
  let every: Map<Locale, PortalVacancy[]>

  beforeAll(async () => {
    const all = everyVacancy().map(({ vacancy }) => vacancy)
    expect(all.length).toBeGreaterThan(100)
    every = new Map()
    for (const locale of LOCALES) every.set(locale, await told(locale, all))
  })

  it.each(PORTALS)('keeps the rules of %s with every vacancy in every language', async (portal) => {
    for (const [locale, vacancies] of every) {
      const xml = await feed(portal, vacancies)
      expect([locale, breachesOf(portal, xml)]).toEqual([locale, []])
      const items = readPortalFeed(portal, xml).length
      // Nobody is left out without a word.
      const lost = [...(countsIn(xml) ?? '').matchAll(/(\d+) without/g)].map(([, n]) => Number(n))
      expect(items + lost.reduce((sum, count) => sum + count, 0)).toBe(vacancies.length)
      expect(items).toBeGreaterThan(vacancies.length / 2)
    }
  })

  it('is seen by this test where it is wrong', async () => {
    for (const portal of PORTALS) {
      const xml = await feed(portal, await told('en', [plain]))
      const wrong = (from: RegExp | string, to: string) => {
        const changed = xml.replace(from, to)
        expect([portal, changed === xml]).toEqual([portal, false])
        return breachesOf(portal, changed).join()
      }
      expect(wrong(/<title>.*?<\/title>|<name>.*?<\/name>/, '')).toContain('is lacking')
      expect(wrong('http', 'ftp:// http')).toMatch(/is no such text|is unknown|^$/)
      expect(wrong(/<company>/, '<colour>grey</colour>\n<company>')).toContain('colour is unknown')
      expect(wrong(/-en\b/, '')).toContain('without its key')
      expect(() => breachesOf(portal, xml.replace(/<\/(?:job|ad)>/, ''))).toThrow()
    }
    const indeed = await feed('indeed', await told('en', [plain]))
    expect(breachesOf('indeed', indeed.replace('<p>', '<script>')).join()).toContain('description')
    expect(breachesOf('indeed', indeed.replace('per month', 'monthly')).join()).toContain('salary')
    const jooble = await feed('jooble', await told('en', [plain]))
    expect(breachesOf('jooble', jooble.replace('20.11.2026', '2026-11-20')).join()).toContain(
      'pubdate',
    )
  })

  it('has hostile words as words alone, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PORTALS),
        fc.oneof(
          anyText,
          fc.constantFrom(
            ']]><script>alert(1)</script>',
            '&lt;b&gt; &amp; ]]]]>>',
            '\u0000\ud800<!-- -->',
          ),
        ),
        async (portal, text) => {
          const words = `x${text}x`
          const [vacancy] = await told('en', [
            {
              ...plain,
              company: { ...plain.company, name: words },
              joining: { ...plain.joining, port: words },
              description: { locale: 'en', text: words },
            },
          ])
          if (!vacancy) throw new Error('Every vacancy that was published is told.')
          const xml = await feed(portal, [vacancy], { ...head, operator: words })
          const [item] = readPortalFeed(portal, xml)
          const { company = '', description = '' } = factsIn(item ?? (undefined as never))
          expect(company).toBe(readable(words).trim())
          // These two are sent text.
          if (portal === 'jooble' || portal === 'trovit') return
          expect(description.replaceAll(/<\/?(?:p|ul|li)>/g, '')).not.toMatch(/[<>]/)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('leaves out what its portal would not take, and says how many for want of what', async () => {
    const nowhere = { ...plain.joining, port: undefined, country: undefined }
    const office = { ...plain.company, city: undefined, country: undefined }
    const [known] = await told('en', [plain])
    const [unknown] = await told('en', [{ ...plain, id: 8, joining: nowhere, company: office }])
    const count = async (portal: Portal, facts = head) =>
      countsIn(await feed(portal, [known, unknown] as PortalVacancy[], facts))
    expect(await count('indeed')).toBe('1 sent, 1 without city')
    expect(await count('talent')).toBe('1 sent, 1 without city')
    expect(await count('jooble')).toBe('1 sent, 1 without region')
    expect(await count('careerjet')).toBe('1 sent, 1 without location/country')
    expect(await count('trovit')).toBe('1 sent, 1 without city')
    expect(await count('linkedin')).toBe('1 sent, 1 without location')
    expect(await count('indeed', { ...head, email: '' })).toBe(
      '0 sent, 1 without email, 1 without city',
    )
    // An office is known, and no port: it is no city of the port's country.
    const port = await told('en', [{ ...plain, joining: { ...nowhere, country: 'BR' } }])
    expect(countsIn(await feed('indeed', port))).toBe('0 sent, 1 without city')
  })

  it('is a whole feed also where nothing is open', async () => {
    for (const portal of PORTALS) {
      const xml = await feed(portal, [])
      expect([portal, breachesOf(portal, xml), countsIn(xml)]).toEqual([portal, [], '0 sent'])
    }
  })

  it('names who publishes it where its portal has a place for that', async () => {
    const named = async (portal: Portal) =>
      (await feed(portal, [])).split('\n').filter((line) => /<[a-z]+[A-Za-z]*>.*<\//.test(line))
    const publisher = '<publisher>Harbour &amp; Sons</publisher>'
    expect(await named('indeed')).toEqual([
      publisher,
      '<publisherurl>https://mariner.example</publisherurl>',
    ])
    expect(await named('talent')).toEqual([
      publisher,
      '<publisherurl>https://mariner.example</publisherurl>',
      '<lastbuilddate>2026-11-21T08:00:00Z</lastbuilddate>',
    ])
    expect(await named('linkedin')).toEqual([
      '<lastBuildDate>Sat, 21 Nov 2026 08:00:00 GMT</lastBuildDate>',
      '<publisherUrl>https://mariner.example</publisherUrl>',
      publisher,
    ])
    for (const portal of ['jooble', 'careerjet', 'trovit'] as const) {
      expect(await named(portal)).toEqual([])
    }
  })

  it('says the pay as the company wrote it, and none of which a part was assumed', async () => {
    const pay = async (facts: Partial<VacancyView>) => (await sent('indeed', facts))?.salary
    expect(await pay({})).toBe('$9500 - $10000 per month')
    const euros = {
      kind: 'amount',
      min: 43_050,
      max: 43_050,
      currency: 'EUR',
      period: 'day',
    } as const
    expect(await pay({ pay: euros })).toBe('€430.50 per day')
    expect(await pay({ pay: { ...euros, min: 300_000, max: 300_000, currency: 'JPY' } })).toBe(
      '¥300000 per day',
    )
    expect(await pay({ pay: { kind: 'negotiable' } })).toBe('')
    expect(await pay({ assumed: ['currency'] })).toBe('')
    expect(await pay({ assumed: ['period'] })).toBe('')
    expect(await pay({ assumed: ['vesselType'] })).toBe('$9500 - $10000 per month')
    // LinkedIn takes whole units: others would be rounded into what nobody wrote.
    expect(await sent('linkedin', { pay: euros })).not.toHaveProperty(
      'salaries/salary/lowEnd/amount',
    )
    expect(await sent('linkedin')).toMatchObject({
      'salaries/salary/lowEnd/amount': '9500',
      'salaries/salary/highEnd/amount': '10000',
      'salaries/salary/period': 'MONTHLY',
    })
  })

  it('calls a contract temporary where it ends, and no rotation', async () => {
    const type = async (contract: VacancyView['contract']) =>
      (await sent('linkedin', { contract }))?.jobtype
    const months = { least: 4, most: 4, unit: 'month', off: null, approximate: false } as const
    expect(await type(months)).toBe('CONTRACT')
    expect(await type({ ...months, off: 2 })).toBeUndefined()
    expect(await type(undefined)).toBeUndefined()
  })

  it('links the site of a company alone whose licence staff have seen', async () => {
    const site = async (licence: 'checked' | 'unchecked') =>
      (await sent('careerjet', { company: { ...plain.company, licence } }))?.company_url
    expect(await site('checked')).toBe('https://north.example/')
    expect(await site('unchecked')).toBeUndefined()
  })
})

/** As XML has it: what cannot be written is not there. */
function readable(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
}
