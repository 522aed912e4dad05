import { describe, expect, it } from 'vitest'

import { CHART_KINDS, dayParts, DIAGRAM_KINDS, drawnNumbers } from '../../src/domain/texts/diagrams'
import { LOCALES } from '../../src/domain/locales/locales'
import { type MarkdownBlock, markdownParts } from '../../src/first-content/blocks'
import { CONTENT_SET, readFirstText } from '../../src/first-content/content-set'
import { DOCS_SET } from '../../src/first-content/docs/tree'

/** What is drawn says what its guide says: the numbers follow from each other, and stand in the text. */

const texts = new Map<string, string>()
for (const [folder, set] of [
  ['docs', DOCS_SET],
  ['pages', CONTENT_SET],
] as const) {
  for (const { key } of set) {
    texts.set(key, (await readFirstText(folder, key, 'en')).markdown)
  }
}

const blocksOf = (markdown: string) =>
  markdownParts(markdown).filter((part): part is MarkdownBlock => typeof part === 'object')

const diagrams = new Map(
  [...texts].flatMap(([guide, markdown]) =>
    blocksOf(markdown)
      .filter(({ name }) => name === 'diagram')
      .map((block) => [block.words, { guide, block }] as const),
  ),
)

/** The numbers of each part of a diagram. */
function numbersOf(kind: string): number[][] {
  const parts = diagrams.get(kind)?.block.parts ?? []
  return parts.map(({ drawn }) => drawnNumbers(drawn) ?? [Number.NaN])
}

const firstsOf = (kind: string) => numbersOf(kind).map(([first = Number.NaN]) => first)
const textOf = (key: string) => texts.get(key) ?? ''

it('each diagram and each chart is in a text', () => {
  expect([...diagrams.keys()].toSorted()).toEqual(DIAGRAM_KINDS.toSorted())
  const charts = [...texts.values()].flatMap((text) => text.match(/(?<=^:::chart ).*/gm) ?? [])
  expect(charts.toSorted()).toEqual(CHART_KINDS.toSorted())
})

describe.each([...diagrams])('the diagram %s', (kind, { guide, block }) => {
  it('has the same numbers in every language, and words that fit their fields', async () => {
    const folder = DOCS_SET.some(({ key }) => key === guide) ? 'docs' : 'pages'
    for (const locale of LOCALES) {
      const { markdown } = await readFirstText(folder, guide, locale)
      const own = blocksOf(markdown).find(({ name, words }) => name === 'diagram' && words === kind)
      expect([locale, own?.parts.map(({ drawn }) => drawn)]).toEqual([
        locale,
        block.parts.map(({ drawn }) => drawn),
      ])
      for (const part of own?.parts ?? []) {
        expect(drawnNumbers(part.drawn)).toBeDefined()
        for (const [words, most] of [
          [part.title, 120],
          [part.markdown, 220],
          [own?.markdown ?? '', 160],
        ] as const) {
          expect([locale, words, words.length > 0 && words.length <= most]).toEqual([
            locale,
            words,
            true,
          ])
        }
      }
    }
  })
})

describe('the days of rest', () => {
  const [enough = [], short = [], week = []] = numbersOf('rest')

  /** Hours of the periods of rest, the night as one. */
  function periods(between: number[]): number[] {
    const parts = dayParts(between)
    const first = parts.at(0)
    const last = parts.at(-1)
    const rest = parts.filter(({ isRest }) => isRest).map(({ hours }) => hours)
    if (parts.length > 1 && first?.isRest && last?.isRest)
      rest[0] = (rest[0] ?? 0) + (rest.pop() ?? 0)
    return rest
  }
  const sum = (hours: number[]) => hours.reduce((all, one) => all + one, 0)

  it('keep the limits of the Convention where they say so', () => {
    const rest = periods(enough)
    expect(sum(rest)).toBe(10)
    expect(rest).toHaveLength(2)
    expect(Math.max(...rest)).toBeGreaterThanOrEqual(6)
    const work = dayParts(enough).filter(({ isRest }) => !isRest)
    expect(Math.max(...work.map(({ hours }) => hours))).toBeLessThanOrEqual(14)
  })

  it('break them as the example beside them does', () => {
    expect(sum(periods(short))).toBe(9)
    expect(periods(short)).toHaveLength(3)
    const hours = short.map((hour) => `${String(hour).padStart(2, '0')}:00`)
    const [a, b, c, d, e, f] = hours
    expect(textOf('hours-of-rest')).toContain(`You work ${a}–${b}, ${c}–${d} and ${e}–${f}`)
  })

  it('are told in words too, in every language', async () => {
    const parts = numbersOf('rest').slice(0, 2)
    for (const locale of LOCALES) {
      const { markdown } = await readFirstText('docs', 'hours-of-rest', locale)
      const own = blocksOf(markdown).find(({ words }) => words === 'rest')
      for (const [index, between] of parts.entries()) {
        const told = own?.parts[index]?.markdown.match(/\d\d(?=:00)/g)?.map(Number)
        expect([locale, told]).toEqual([locale, between])
      }
    }
  })

  it('are as many hours in a week as the guide says', () => {
    expect(week).toEqual([77])
    expect(textOf('hours-of-rest')).toContain('at least **77 hours**')
  })
})

it('the wage account adds up, from the lowest wage of 2026', () => {
  const [basic = 0, overtime, leave, ...rest] = firstsOf('wages')
  expect(textOf('minimum-wage')).toContain(`| 1 January 2026 | **US$${basic}** |`)
  expect(overtime).toBeCloseTo((104 * 1.25 * basic) / 208, 2)
  expect(leave).toBeCloseTo((2.5 * basic) / 30, 2)
  const balance = rest.at(-1)
  const parts = firstsOf('wages').slice(0, -1)
  expect(balance).toBeCloseTo(
    parts.reduce((all, one) => all + one, 0),
    2,
  )
})

it('the months without pay are those of the guide', () => {
  expect(firstsOf('abandonment')).toEqual([0, 1, 2, 4])
  const guide = textOf('repatriation-and-abandonment')
  expect(guide).toContain('not paying contractual wages for at least two months')
  expect(guide).toContain('**up to four months**')
})

it('the papers are valid for as long as their guides say', () => {
  expect(numbersOf('validity')).toEqual([[2], [6], [5], [5], [10, 5]])
  const medical = textOf('medical-certificate')
  for (const row of ['| Most seafarers | **two years** |', '| Colour vision | **six years** |']) {
    expect(medical).toContain(row)
  }
  const stcw = textOf('stcw-certificates')
  expect(stcw).toContain('at intervals of no more than five years')
  expect(stcw).toContain('need fresh evidence every five years')
  const identity = textOf('identity-document-and-seamans-book')
  expect(identity).toContain('may not exceed ten years, and renewal is due after the first five')
})

it('only the three papers of the Convention may be paid for', () => {
  const [own] = diagrams.get('whoPays')?.block.parts ?? []
  const papers = own?.markdown.replaceAll(/^- /gm, '').split('\n') ?? []
  expect(papers).toHaveLength(3)
  for (const paper of papers) expect(textOf('who-pays-when-hired')).toMatch(`. your ${paper}`)
})
