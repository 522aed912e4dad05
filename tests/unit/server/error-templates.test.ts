import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { siteProcess } from '../../../src/domain/process/site-process'
import {
  type AskedAddress,
  HOLES,
  type NearLink,
} from '../../../src/domain/addresses/error-template'
import { decide } from '../../../src/domain/routes/decide'
import type { LookedUp } from '../../../src/domain/routes/index-answer'
import { createErrorTemplates, templateOf } from '../../../src/server/error-templates'
import { ask } from '../../site/ask'

/** A page as React writes it. */
const PAGE = [
  `<!DOCTYPE html><html><head><title>404 - Page not found: ${HOLES.address}</title></head><body>`,
  `<h1>Page not found: <bdi dir="ltr">${HOLES.address}</bdi></h1><input value="${HOLES.words}"/>`,
  `<nav aria-labelledby="_near" class="mt-6"><h2 id="_near">Near</h2><ul><li><a href="${HOLES.href}">`,
  `<span lang="${HOLES.lang}">${HOLES.title}</span></a></li></ul></nav></body></html>`,
].join('')

const asked = (of: Partial<AskedAddress>): AskedAddress => ({
  ...{ isOfJobs: false, isMainPage: false, address: '', words: '', near: [] },
  ...of,
})

const withoutEscapes = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

describe('a template of an error page', () => {
  it('says what was asked for at each of its places, and nobody adds an element by what they ask for', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[<>"'&$`/a-z ]*$/))
    const link: fc.Arbitrary<NearLink> = fc.record({
      href: text,
      title: text,
      attributes: fc.constantFrom({}, { lang: 'ar', dir: 'rtl' as const }),
    })
    const write = templateOf(PAGE)
    fc.assert(
      fc.property(text, text, fc.array(link, { maxLength: 4 }), (address, words, near) => {
        const html = write(asked({ address, words, near }))
        const [, title = '', heading = '', field = ''] =
          /<title>404 - Page not found: ([^<>]*)<\/title>.*<bdi dir="ltr">([^<>]*)<\/bdi>.*value="([^"<>]*)"/s.exec(
            html,
          ) ?? []
        expect([title, heading, field].map(withoutEscapes)).toEqual([address, address, words])
        const links = [...html.matchAll(/<li><a href="([^"<>]*)"><span([^<>]*)>([^<>]*)<\/span>/g)]
        expect(links.map(([, href = '', , name = '']) => [href, name].map(withoutEscapes))).toEqual(
          near.map(({ href, title: name }) => [href, name]),
        )
        expect(links.map(([, , attributes]) => attributes)).toEqual(
          near.map(({ attributes }) => (attributes.lang ? ' lang="ar" dir="rtl"' : '')),
        )
        expect(html.includes('<nav')).toBe(near.length > 0)
      }),
    )
  })
})

const shared = siteProcess()

describe('addresses where there is nothing', () => {
  let server: Server
  let url = ''
  let renders = 0
  let isFailing = false

  beforeEach(async () => {
    renders = 0
    isFailing = false
    shared.describeAddress = ({ path }) => Promise.resolve(asked({ address: path }))
    const templates = createErrorTemplates()
    server = createServer((request, response) => {
      const { url: path = '', headers } = request
      response.setHeader('X-Request-Id', path)
      const decision = decide(
        { method: 'GET', url: path, headers },
        { defaultLocale: 'en', siteUrl: 'http://ships.example' },
      ) as LookedUp
      const said = { kind: 'error', locale: 'en', status: '404', isNegotiated: true } as const
      void templates.answer(request, response, decision, said).then((isAnswered) => {
        if (isAnswered) return
        renders += 1
        response.statusCode = isFailing ? 500 : 404
        response.setHeader('Cache-Control', 'public, max-age=0')
        const html = headers['x-mh-template'] === undefined ? path : PAGE
        response.end(isFailing ? 'failed' : templates.fill(response, html))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, resolve))
    url = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => {
    delete shared.describeAddress
    server.close()
  })

  it('are rendered once for all that are asked for, each answer with its own address and number', async () => {
    const paths = Array.from({ length: 50 }, (_, index) => `/nowhere-${index}`)
    const answers = await Promise.all(paths.map((path) => ask(url, path)))
    expect(renders).toBe(1)
    for (const [index, { status, body, headers }] of answers.entries()) {
      expect(status).toBe(404)
      expect(body).toContain(`<title>404 - Page not found: ${paths[index]}</title>`)
      expect(headers['x-request-id']).toBe(paths[index])
      expect(headers['cache-control']).toBe('public, max-age=0')
    }
  })

  it('are left to Next where its router asks, which reads no page', async () => {
    const data = await ask(url, '/preview/x', { rsc: '1' })
    expect([data.body, (await ask(url, '/preview/x', { rsc: '1' })).body, renders]).toEqual([
      '/preview/x',
      '/preview/x',
      2,
    ])
  })

  it('are rendered by themselves where the template fails, and the next one tries again', async () => {
    isFailing = true
    expect((await ask(url, '/first')).status).toBe(500)
    isFailing = false
    expect((await ask(url, '/second')).body).toContain('Page not found: /second<')
    expect((await ask(url, '/third')).body).toContain('Page not found: /third<')
    expect(renders).toBe(2)
  })
})
