import { createHash } from 'node:crypto'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createPagePolicy, createPanelPolicy } from '../../../src/server/content-security-policy'

const OWN = 'document.documentElement.dataset.theme="dark"'

function scriptSources(html: string, settings: Parameters<typeof createPagePolicy>[0] = {}) {
  const policy = createPagePolicy({ scripts: [OWN], ...settings })(html)
  return /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? []
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

describe('the policy of a page', () => {
  it.each([
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n\\u003c/script>"])',
    OWN,
  ])('lets %s run', (script) => {
    expect(scriptSources(`<p></p><script>${script}</script>`)).toEqual(["'self'", hashOf(script)])
    expect(scriptSources(`<script id="_R_">${script}</script>`)).toContain(hashOf(script))
  })

  it.each([
    'alert(1)',
    `${OWN};alert(1)`,
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"]),alert(1);',
    'self.__next_f.push(alert(1))',
    'self.__next_f.push([1,`${alert(1)}`])',
    '(self.webpackChunk_N_E=self.webpackChunk_N_E||[]).push([[1],{"1":alert}])',
    '',
  ])('does not let %s run, wherever it came from', (script) => {
    expect(scriptSources(`<script>${script}</script>`)).toEqual(["'self'"])
  })

  it('takes no notice of data and of files', () => {
    const html = `<script type="application/ld+json">{"a":1}</script><script src="/x.js">${OWN}</script>`
    expect(scriptSources(html)).toEqual(["'self'"])
  })

  it('never allows what is not a call with data alone', () => {
    const piece = fc.constantFrom('self.__next_f.push(', '[1,"a"]', ')', ';', 'alert(1)', '"', '\\')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const script = pieces.join('')
        const isAllowed = scriptSources(`<script>${script}</script>`).length > 1
        if (!isAllowed) return
        const ran: unknown[] = []
        const self = { __next_f: { push: (data: unknown) => ran.push(data) } }
        // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- what is let run is run here, and may only hand over data
        new Function('self', 'alert', script)(self, () => {
          throw new Error('It ran.')
        })
        expect(ran).toHaveLength(1)
      }),
    )
  })

  it('names nobody else, until a tag or a host of pictures is set up', () => {
    const plain = createPagePolicy({})('')
    expect(plain).not.toMatch(/https:(?!\/\/(?:www\.youtube-nocookie|player\.vimeo)\.com)/)
    expect(plain).not.toContain("script-src 'unsafe-inline'")
    expect(plain).toContain("base-uri 'none'")
    const tagged = createPagePolicy({
      tagUrl: 'https://stats.example/js?x',
      imageOrigin: 'https://img.example',
    })('')
    expect(tagged).toContain("script-src 'self' https://stats.example;")
    expect(tagged).toContain("connect-src 'self' https://stats.example;")
    expect(tagged).toContain("img-src 'self' data: https://img.example https://stats.example;")
    const google = createPagePolicy({ tagUrl: 'https://www.googletagmanager.com/gtag/js' })('')
    expect(google).toContain('https://*.google-analytics.com')
  })
})

describe('the policy of the panel', () => {
  it('has a number of its own each time', () => {
    const [one, other] = [createPanelPolicy(), createPanelPolicy()]
    expect(one.policy).toContain(`script-src 'self' 'nonce-${one.nonce}'`)
    expect(one.nonce).not.toBe(other.nonce)
    expect(Buffer.from(one.nonce, 'base64')).toHaveLength(16)
  })
})
