import { createHash } from 'node:crypto'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { COLOUR_MODE_SCRIPT } from '../../../src/domain/browser/colour-mode-script'
import { PAGE_SCRIPT } from '../../../src/domain/browser/page-script'
import { createPagePolicy } from '../../../src/server/content-security-policy'
import { scriptsOf } from '../../../src/server/inline-scripts'
import { makeLite } from '../../../src/server/lite-page'
import { takeOutScripts } from '../../../src/server/next-scripts'
import { piecesOf } from '../../../src/server/page-pieces'

const OWN = [COLOUR_MODE_SCRIPT, PAGE_SCRIPT]
const MARK = 'a'.repeat(22)
const policyOf = createPagePolicy({ scripts: OWN })

const DATA = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
  'self.__next_f.push([1,"2:[\\"$\\",\\"p\\",null,{\\"children\\":\\"$& \\u003c/p>\\"}]\\n"])',
]
const SOURCES = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js?dpl=1&amp;x=2']

/** A page as Next writes it, around what its readers see. */
function pageOf(text: string, data = DATA, sources = SOURCES): string {
  const inline = [...OWN, ...data].map((script) => `<script>${script}</script>`)
  const files = sources.map((source) => `<script src="${source}" async=""></script>`)
  return [
    '<!DOCTYPE html><html lang="en" dir="ltr"><head>',
    `<link rel="preload" as="script" fetchPriority="low" href="${sources[0] ?? ''}"/>`,
    '<link rel="icon" href="/icon.svg"/>',
    ...files,
    '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    ...inline,
    '</head><body>',
    text,
    '<script type="application/ld+json">{"a":"self.__next_f.push([1,2])"}</script>',
    '<script defer="" src="/_scripts/x/form.js"></script>',
    '<script src="/_next/static/chunks/main.js" id="_R_" async=""></script>',
    '</body></html>',
  ].join('')
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('a page without the scripts of Next', () => {
  it('runs nothing but the scripts that are the same on every page', () => {
    const html = takeOutScripts(pageOf('<p>Hello</p>'))
    expect(scriptsOf(html).map(({ source, text }) => source ?? text)).toEqual([
      ...OWN,
      '/_scripts/x/form.js',
    ])
    expect(html).not.toContain('as="script"')
    const [, sources] = /script-src ([^;]+)/.exec(policyOf(html)) ?? []
    expect(sources?.split(' ')).toEqual(["'self'", ...OWN.map(hashOf)])
  })

  it('keeps all that is read, and what programs read', () => {
    const text = fc.stringMatching(/^[\w $&'`<>/="-]*$/)
    fc.assert(
      fc.property(text, fc.array(fc.jsonValue(), { maxLength: 4 }), (words, values) => {
        const body = `<main>${words.replaceAll('<', '&lt;')}</main>`
        const data = values.map(
          (value) => `self.__next_f.push(${JSON.stringify([1, value]).replaceAll('<', '\\u003c')})`,
        )
        const html = takeOutScripts(pageOf(body, [DATA[0] ?? '', ...data]))
        expect(html).toContain(body)
        expect(html).toContain('application/ld+json')
        expect(scriptsOf(html).map((script) => script.text)).toEqual([...OWN, ''])
        expect(policyOf(html)).toBe(policyOf(takeOutScripts(pageOf(''))))
      }),
    )
  })

  it('says on its root which page it is, where it may be kept', () => {
    const [page] = piecesOf(pageOf(''), {
      mark: MARK,
      kind: 'html',
      headers: {},
      headersOf: () => ({}),
    })
    expect(page?.body.toString()).toContain(`<html data-page="${MARK}" lang="en" dir="ltr">`)
    expect(takeOutScripts(pageOf(''))).toContain('<html lang="en" dir="ltr">')
  })

  it('leaves what nobody knows where it is, and lets it run as little as before', () => {
    const html = takeOutScripts(pageOf('<script>alert(1)</script>'))
    expect(html).toContain('<script>alert(1)</script>')
    expect(policyOf(html)).not.toContain(hashOf('alert(1)'))
  })
})

describe('a page for who saves data', () => {
  it('has no script, no image and no stars, and shows what is for readers without scripts', () => {
    const image =
      '<img data-lite="Image: a &quot;ship&quot; (at most 40 kB)" alt="x" src="/p.jpg"/>'
    const body = `<div class="stars" aria-hidden="true"><i></i></div><p>Hello</p>${image}<img alt="" src="/logo.png"/><noscript><button>Keep</button></noscript>`
    const lite = makeLite(takeOutScripts(pageOf(body)))
    expect(scriptsOf(lite)).toEqual([])
    expect(lite).toContain(
      '<p>Hello</p><a href="/p.jpg">Image: a &quot;ship&quot; (at most 40 kB)</a><button>Keep</button>',
    )
    expect(lite).not.toMatch(/<img|stars|noscript/)
    expect(lite).toContain('<html data-lite=""')
    expect(policyOf(lite)).toContain("script-src 'self';")
  })
})
