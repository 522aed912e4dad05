import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { paragraph } from '../site/editor'
import { ask } from '../site/ask'
import { ROUTER_HEADERS } from '../site/router-headers'
import { siteUnderTest } from '../http/site-under-test'

/** A word in a draft, and one in an unpublished page, that nobody but the staff may ever read. */

const under = siteUnderTest()
const DRAFT = 'canary-draft-3f9'
const UNPUBLISHED = 'canary-unpublished-7c2'

describe('what is not published', () => {
  let id: number

  beforeAll(async () => {
    const { editor } = under
    id = await editor.create('en', { title: 'Canary', slug: 'canary', excerpt: 'Public.' })
    await editor.publish(id, 'en', { body: paragraph('Public.') })
    await editor.publish(id, 'uk', { title: UNPUBLISHED, slug: UNPUBLISHED, excerpt: UNPUBLISHED })
    await editor.unpublish(id, 'uk')
    const secret = { title: DRAFT, slug: DRAFT, excerpt: DRAFT, body: paragraph(DRAFT) }
    await editor.saveDraft(id, 'en', secret)
    await editor.saveDraft(id, 'de', secret)
    await editor.create('en', { ...secret, parent: id })
  })
  afterAll(async () => {
    const { editor } = under
    for (const page of [id + 1, id]) await editor.delete(page)
  })

  test('is in no page, in no language, for any reader', async () => {
    const { site } = under
    const paths = ['', 'canary', DRAFT, `canary/${DRAFT}`, UNPUBLISHED]
    for (const locale of [
      '',
      'en',
      'uk',
      'ru',
      'fr',
      'ar',
      'es',
      'de',
      'ph',
      'hi',
      'pt',
      'id',
      'zh',
    ]) {
      for (const requested of paths) {
        const url = [site.url, locale, requested].filter(Boolean).join('/')
        for (const headers of [{}, ROUTER_HEADERS]) {
          const body = await (await fetch(url, { headers })).text()
          // A word that was asked for may come back as part of the address.
          for (const canary of [DRAFT, UNPUBLISHED].filter((word) => !requested.includes(word))) {
            expect(body, `${url} shows ${canary}`).not.toContain(canary)
          }
        }
      }
    }
  })

  test('is in no answer of the API to a stranger', async () => {
    const { site } = under
    const queries = [
      '',
      'draft=true',
      'locale=all',
      'locale=de',
      'locale=de&draft=true',
      'locale=uk&fallbackLocale=en',
      'locale=fr&fallbackLocale=uk&fallback-locale=uk',
      'depth=10',
      'depth=10&draft=true&locale=all',
      'sort=-title',
      'sort=parent.title',
      'limit=0',
      'limit=-1',
      'page=-1',
      'page=999999999999',
      `where[title][contains]=${DRAFT}`,
      `where[parent.title][contains]=canary`,
      'where[publishedSlug][exists]=true',
      `where[or][0][slug][like]=${UNPUBLISHED}&locale=uk`,
      'where[_status][equals]=draft',
      'select[title]=true&draft=true',
      'joins=false&trash=true',
      'where[nope][equals]=1',
      'where=%00',
      'where=x',
      'where[id][in]=%00',
      'depth=abc',
    ]
    const routes = [
      '/pages',
      `/pages/${id}`,
      '/pages/versions',
      `/pages/versions/${id}`,
      '/pages/count',
      '/pages/%00',
      '/pages/9999999999999999999',
      '/publications',
      '/publication-tags',
      '/publication-boundaries',
      '/former-paths',
      '/globals/navigation',
      '/globals/site',
      '/globals/contact-profile',
      '/globals/price-list',
      '/globals/exchange-rates',
      '/mailing-prices',
      '/link-checks',
      '/media',
      '/media/1',
      '/staff',
      '/staff/me',
      '/staff/init',
      '/payload-preferences',
      '/payload-locked-documents',
      '/payload-kv',
      '/payload-migrations',
      '/access',
    ]
    for (const route of routes) {
      for (const query of queries) {
        const url = `${site.url}/api${route}?${query}`
        const response = await fetch(url)
        const body = await response.text()
        expect([200, 400, 403, 404, 501], `${url}: ${response.status}`).toContain(response.status)
        // No such route; the answer says so by quoting the address.
        if (response.status === 501) continue
        expect(body, url).not.toContain('canary-')
        expect(body, url).not.toContain('@site.example')
      }
    }
  })

  test('is not told by an error: a request that makes no sense is a 400, also to the staff', async () => {
    const { editor } = under
    for (const route of [
      '/pages/abc',
      '/pages/%00',
      '/pages/99999999999999999999',
      '/pages?where=x',
    ]) {
      expect((await editor.request('GET', route)).status, route).toBe(400)
    }
    const login = await editor.request('POST', '/staff/login', { email: 'a\0@b.co', password: 'x' })
    expect(login.status).toBe(400)
  })

  test('a reader’s address stays that reader’s: neither query nor path is in the next one’s page', async () => {
    const { site, editor } = under
    for (const path of ['/canary', '/no-such-page-at-all']) {
      // A new revision, so that the first request is the one that renders.
      await editor.publish(id, 'en')
      const first =
        path === '/canary' ? `${path}?token=canary-query` : '/canary-path?x=canary-query'
      await (await fetch(site.url + first)).text()
      await (await fetch(`${site.url}${path}?a=canary-query`, { headers: ROUTER_HEADERS })).text()
      const next = await (await fetch(site.url + path)).text()
      expect(next).not.toContain('canary-query')
      expect(next).not.toContain('canary-path')
    }
  })

  test('no other way to a page leaves its query there', async () => {
    const { site, editor } = under
    const ways: [string, Record<string, string>][] = [
      ['/_next/../canary?token=canary-query', {}],
      ['/api/../canary?token=canary-query', {}],
      ['/api/../canary?token=canary-query&_rsc', ROUTER_HEADERS],
      ['/admin/%2e%2e/canary?token=canary-query', {}],
      ['/canary?_rsc=canary-query', {}],
      ['/canary?_rsc=canary-query-and-far-more', ROUTER_HEADERS],
      ['/canary/?token=canary-query', {}],
      ['//canary?token=canary-query', {}],
      ['/_next/data/x/canary.json?token=canary-query', {}],
    ]
    for (const [address, headers] of ways) {
      await editor.publish(id, 'en')
      await ask(site.url, address, headers)
      const { body } = await ask(site.url, '/canary')
      expect.soft(body, address).not.toContain('canary-query')
    }
  })

  test('is in nothing that a build wrote', async () => {
    for (const file of await readdir('.next', { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || file.parentPath.includes(`${path.sep}cache`)) continue
      const content = await readFile(path.join(file.parentPath, file.name))
      expect(content.includes(DRAFT), file.name).toBe(false)
      expect(content.includes(UNPUBLISHED), file.name).toBe(false)
    }
  })
})
