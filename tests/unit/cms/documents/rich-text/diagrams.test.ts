import { brotliCompressSync } from 'node:zlib'

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import type { BodyContext } from '../../../../../src/cms/documents/rich-text/body-context'
import { RichText } from '../../../../../src/cms/documents/rich-text/rich-text'
import { CHART_KINDS, DIAGRAM_KINDS } from '../../../../../src/domain/texts/diagrams'
import type { Locale } from '../../../../../src/domain/locales/locales'
import { block, paragraph, richText, text } from '../../../../fixtures/every-block'

/** What diagrams and charts are in the markup of a page. */

const PARTS = Array.from({ length: 7 }, (_, index) => ({
  title: `Part ${index + 1}`,
  drawn: '6 12',
  text: richText(paragraph(text(`What part ${index + 1} means, in a sentence of usual length.`))),
}))

function shown(node: Record<string, unknown>, locale: Locale = 'en'): string {
  const page: BodyContext = {
    ...{ locale, contentLocale: locale },
    ...{ bodyLinks: new Map(), bodyMedia: new Map(), children: [] },
  }
  return renderToStaticMarkup(
    createElement(RichText, { content: richText(node), page, blocks: {} }),
  )
}

const bytesOf = (markup: string) => brotliCompressSync(markup).byteLength

describe.each(DIAGRAM_KINDS)('a diagram %s', (kind) => {
  const markup = shown(block('diagram', { kind, title: 'Its title', parts: PARTS }))

  it('is at most 4 kB with its style', () => {
    expect(bytesOf(markup)).toBeLessThanOrEqual(4_000)
  })

  it('has all its words as text, in the order of reading, also beyond its drawings', () => {
    const words = markup.replaceAll(/<(svg|style)\b[^]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ')
    const said = ['Its title', ...PARTS.map(({ title }) => title)].map((one) => words.indexOf(one))
    expect(said).not.toContain(-1)
    expect(said).toEqual(said.toSorted((a, b) => a - b))
    for (const number of [1, 7]) expect(words).toContain(`What part ${number} means`)
  })

  it('hides its drawings from those who hear it', () => {
    for (const drawing of markup.match(/<svg\b[^>]*>/g) ?? []) {
      expect(drawing).toContain('aria-hidden="true"')
    }
  })
})

describe.each(CHART_KINDS)('a chart %s', (kind) => {
  it('is at most 2 kB, and says nothing', () => {
    const markup = shown(block('chart', { kind }))
    expect(bytesOf(markup)).toBeLessThanOrEqual(2_000)
    expect(markup).toMatch(/<svg\b[^>]*aria-hidden="true"/)
  })
})

it('a day says nothing but its words where there is no style', () => {
  const parts = [{ title: 'Enough', drawn: '6 13 17 24' }]
  const markup = shown(block('diagram', { kind: 'rest', parts }))
  const words = markup.replaceAll(/<style\b[^]*?<\/style>/g, '').replaceAll(/<[^>]*>/g, ' ')
  expect(words.trim()).toBe('Enough')
})

describe('a diagram of numbers', () => {
  const account = (locale: Locale) =>
    shown(
      block('diagram', {
        kind: 'wages',
        parts: ['690', '-100.5', '589.5'].map((drawn) => ({ title: 'x', drawn })),
      }),
      locale,
    )

  it('writes them as the language of the text does', () => {
    expect(account('en')).toContain('<bdi>−100.50</bdi>')
    expect(account('de')).toContain('<bdi>−100,50</bdi>')
  })

  it('keeps them apart from their words without a style', () => {
    expect(account('en').replaceAll(/<[^>]*>/g, '')).toContain('x 690.00')
  })

  it('draws what goes out back from what came in', () => {
    expect(account('en')).toContain('class="less" style="margin-inline-start:85.4%')
  })

  it('counts years in words', () => {
    const parts = [{ title: 'x', drawn: '2' }]
    expect(shown(block('diagram', { kind: 'validity', parts }), 'ru')).toContain(
      '<bdi>2 года</bdi>',
    )
  })

  it('draws nothing of what is no number', () => {
    const parts = [{ title: 'Words', drawn: 'six to twelve' }]
    for (const kind of DIAGRAM_KINDS) {
      const markup = shown(block('diagram', { kind, parts }))
      expect(markup).toContain('Words')
      expect(markup).not.toMatch(/NaN|Infinity/)
    }
  })
})

it('what is stored of no known kind, or without parts, is passed over', () => {
  for (const fields of [
    { kind: 'party', parts: PARTS },
    { kind: 'rest' },
    { kind: 'rest', parts: [] },
  ]) {
    expect(shown(block('diagram', { title: 'Words', ...fields }))).toBe('')
  }
  expect(shown(block('chart', { kind: 'party' }))).toBe('')
})
