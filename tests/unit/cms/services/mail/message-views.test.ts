import { describe, expect, it } from 'vitest'

import { type MessageContent, viewMessage } from '../../../../../src/cms/services/mail/message-views'
import { direction, languageTag, LOCALES } from '../../../../../src/domain/locales/locales'

const PARTS: MessageContent['parts'] = [
  { kind: 'heading', text: 'One & only' },
  { kind: 'text', text: 'First line\nSecond line' },
  {
    kind: 'facts',
    facts: [
      { label: 'Reference', value: 'MH-7K3P-2291' },
      { label: 'Name', value: 'محمد <b>' },
    ],
  },
  { kind: 'link', text: 'Open it', href: 'https://site.example/a?b=1&c="' },
  { kind: 'letter', text: 'Dear Anna' },
  { kind: 'quote', text: 'I write\nמימין לשמאל\u202e' },
]

const content = (locale: MessageContent['locale']): MessageContent => ({
  locale,
  subject: 'Hello',
  parts: PARTS,
  site: { name: 'Mariner Hub', url: 'https://site.example' },
})

describe.each(LOCALES)('a message in %s', (locale) => {
  const { text, html } = viewMessage(content(locale))

  it('names its language and direction', () => {
    expect(html).toContain(`<html lang="${languageTag(locale)}" dir="${direction(locale)}">`)
  })

  it('says the same as text and as HTML', () => {
    for (const said of ['Second line', 'MH-7K3P-2291', 'Open it', 'מימין לשמאל', 'Mariner Hub']) {
      expect(text).toContain(said)
      expect(html).toContain(said)
    }
    expect(text).toContain('\nhttps://site.example/a?b=1&c="\n')
    expect(html).toContain('href="https://site.example/a?b=1&amp;c=&quot;"')
    expect(html).toContain('One &amp; only')
    expect(html).toContain('محمد &lt;b&gt;')
  })

  it('keeps the direction of what others wrote to itself', () => {
    expect(html).toContain('<bdi>محمد')
    expect(html).toContain('<blockquote dir="auto"')
    expect(html).toContain('<p dir="auto">Dear Anna</p>')
    expect(text).toContain('\u2068محمد <b>\u2069')
    expect(text).toContain('> \u2068מימין לשמאל\u2069')
    expect(text + html).not.toMatch(/[\u202a-\u202e]/)
    for (const line of text.split('\n')) {
      const marks = [...line].filter((sign) => /[\u2068\u2069]/.test(sign)).join('')
      expect(marks).toMatch(/^(\u2068\u2069)*$/)
    }
  })

  it('holds nothing that tells who reads it', () => {
    expect(html).not.toMatch(/<(?:img|script|link|iframe|object|style)|url\(|@import|src=/i)
  })
})

describe('a link in a message', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://bank@evil.example',
  ])('to %s is only its words', (href) => {
    const parts = [{ kind: 'link', text: 'Open it', href }] as const
    const { text, html } = viewMessage({ ...content('en'), parts })
    expect(text + html).not.toContain(href)
    expect(text).toContain('Open it')
  })
})
