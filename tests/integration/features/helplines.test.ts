import { ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'

import { HELPLINES } from '../../../src/first-content/helplines'
import type { Helpline } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'

/** Who helps in trouble, as editors keep the list and readers see it. */

const cms = cmsUnderTest()

type Line = NonNullable<Helpline['lines']>[number]

/** The one without which no list is saved. */
const FIRST: Line = {
  organisation: 'First',
  purpose: 'seafarers',
  kind: 'phone',
  value: '+44 20 7323 2737',
  hours: 'always',
  atTop: true,
}

const store = (lines: Line[]) => cms().updateGlobal({ slug: 'helplines', data: { lines } })
const save = (lines: Line[]) => store([FIRST, ...lines])
const shown = async () =>
  (await (await import('../../../src/features/helplines/helplines.queries')).getHelplines()).slice(
    1,
  )
const groups = () => import('../../../src/features/helplines/helpline-groups')

const line = (own: Partial<Line>): Line => ({
  organisation: 'SeafarerHelp',
  purpose: 'seafarers',
  kind: 'phone',
  value: '+44 20 7323 2737',
  hours: 'always',
  ...own,
})

describe('the helplines', () => {
  it('are shown as they were saved last, by the page of the reader who asks next', async () => {
    await save([line({ atTop: true, situations: ['ownLife'] })])
    expect(await shown()).toMatchObject([
      { organisation: 'SeafarerHelp', href: 'tel:+442073232737', atTop: true },
    ])
    await save([line({ value: '+44 20 7323 2738' })])
    expect(await shown()).toMatchObject([{ href: 'tel:+442073232738' }])
  })

  it.each([
    line({ value: '14416' }),
    line({ kind: 'page', value: 'http://plain.example' }),
    line({ kind: 'email', value: 'nobody' }),
  ])('are refused where nobody could call or open $value', async (wrong) => {
    await expect(save([wrong])).rejects.toThrow(ValidationError)
  })

  it('keep one at the top that answers day and night', async () => {
    await expect(store([line({})])).rejects.toThrow(ValidationError)
    await expect(store([line({ atTop: true, hours: 'weekdays' })])).rejects.toThrow(ValidationError)
  })

  it('that are reached from one country alone say from which', async () => {
    await expect(save([line({ onlyInside: true })])).rejects.toThrow(ValidationError)
  })

  it('say where they are published only with a day on which somebody read it', async () => {
    const source = 'https://www.seafarerhelp.org/'
    await save([line({ source }), line({ source, checkedOn: '2026-11-29T12:00:00.000Z' })])
    const read = (await shown()).map((one) => one.source?.readOn)
    expect(read).toEqual([undefined, '2026-11-29'])
  })

  it('of a country stand below it, not among those that everybody may call', async () => {
    const { byCountry, chosenLines, helpersOf } = await groups()
    await save([
      line({
        organisation: 'ITF',
        kind: 'email',
        value: 'a@itf.example',
        hours: 'unknown',
        situations: ['notPaid'],
      }),
      line({ situations: ['notPaid'] }),
      line({ value: '14416', country: 'IN', onlyInside: true, situations: ['ownLife', 'notPaid'] }),
      line({ purpose: 'flag', country: 'LR', kind: 'page', value: 'https://flag.example' }),
    ])
    const lines = await shown()
    // What answers day and night first.
    expect(chosenLines(lines, 'notPaid', 'en').map((one) => one.organisation)).toEqual([
      'SeafarerHelp',
      'ITF',
    ])
    expect(chosenLines(lines, 'ownLife', 'en')).toEqual([])
    expect(byCountry(chosenLines(lines, 'countries', 'en'), 'en').map(({ name }) => name)).toEqual([
      'India',
    ])
    expect(chosenLines(lines, 'flagsAndPorts', 'en').map(({ country }) => country)).toEqual(['LR'])
    expect(helpersOf(lines).map(({ ways }) => ways.length)).toEqual([1, 2, 1])
  })

  it('of the first content are all shown, and one at least is at the top', async () => {
    const first = HELPLINES.map(({ readOn, situations, languages, hours, ...rest }) =>
      line({
        ...rest,
        hours: hours ?? 'unknown',
        situations: [...(situations ?? [])],
        languages: [...(languages ?? [])],
        ...(readOn && { checkedOn: `${readOn}T12:00:00.000Z` }),
      }),
    )
    await store(first)
    const lines = await shown()
    // But for the first of them.
    expect(lines).toHaveLength(HELPLINES.length - 1)
    expect(lines.some(({ atTop, hours }) => atTop && hours === 'always')).toBe(true)
    const { languages } =
      (
        await (await import('../../../src/features/helplines/helplines.queries')).getHelplines()
      )[0] ?? {}
    expect(languages).toContain('hi')
  })
})
