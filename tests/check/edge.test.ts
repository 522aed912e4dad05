import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { isCrawler } from '../../src/domain/addresses/crawlers'
import { currencyCookie } from '../../src/domain/money/display-currency'
import { LOCALE_COOKIE } from '../../src/domain/locales/locale-cookie'
import { LOCALES } from '../../src/domain/locales/locales'
import { CURRENCIES } from '../../src/domain/money/money'
import { CACHING } from '../../src/domain/routes/caching'
import { LARGEST_BODY, ROUTES } from '../../src/domain/routes/route-table'
import { edgeConfig } from '../site/edge'

/** What nginx's configuration (scripts/edge) repeats of the site, compared with the site. */

const ROOT = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8')
const template = read('scripts/edge/edge.conf.template')
const compose = read('docker-compose.yml')

/** The lines between the braces of a map. */
function map(name: string): string[] {
  const block = new RegExp(String.raw`^map (?:\$\w+|"[^"]*") \$${name} \{\n([^]*?)^\}`, 'm')
  const [, lines = ''] = block.exec(template) ?? []
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

describe('the edge', () => {
  it('knows the languages of the site wherever it lists them', () => {
    const lists = [...template.matchAll(/[>:]((?:[a-z]{2}\|){5,}[a-z]{2})\)/g)]
    expect(lists.length).toBeGreaterThan(3)
    for (const [, list = ''] of lists) {
      expect(list.split('|').toSorted()).toEqual([...LOCALES].toSorted())
    }
    const codes = (name: string, pattern: RegExp) =>
      map(name).flatMap((line) => pattern.exec(line)?.[1] ?? [])
    expect(codes('edge_browser_language', /" (\w\w);$/).toSorted()).toEqual([...LOCALES].toSorted())
    expect(codes('edge_away', /^(\w\w) '/).toSorted()).toEqual(
      LOCALES.filter((locale) => locale !== 'en').toSorted(),
    )
  })

  it('says in each language what the site says', () => {
    for (const locale of LOCALES) {
      const messages = JSON.parse(read(`src/i18n/messages/${locale}.json`)) as {
        errors: { unavailable: { title: string } }
      }
      expect(template).toContain(`<h1>${messages.errors.unavailable.title}</h1>`)
    }
  })

  it('knows the cookies, currencies and crawlers of the site', () => {
    expect(template).toContain(`${LOCALE_COOKIE}=(?<`)
    const [name = ''] = currencyCookie('USD').split('=')
    expect(template).toContain(`${name}=(?<edge_c>${CURRENCIES.join('|')})`)
    expect(map('edge_currency')).toContain(`default ${CURRENCIES[0]};`)
    const [, crawlers = ''] = /"~\*([^"]+)" crawler;/.exec(template) ?? []
    expect(isCrawler.toString()).toContain(`/${crawlers}/i`)
  })

  it('gives what the site calls fresh for a second the end of the second', () => {
    const page = CACHING.page
    const between = `${page}, stale-while-revalidate=1`
    expect(map('edge_fresh_until')).toContain(`"${page}" "@$edge_second";`)
    expect(map('edge_to_cache')).toContain(`"${page}" "${between}";`)
    expect(map('edge_to_reader')).toContain(`"${between}" "${page}";`)
  })

  it('takes every body that the site takes', () => {
    const limits = [...template.matchAll(/client_max_body_size (\d+)m;/g)]
    expect(limits).toHaveLength(2)
    for (const [, megabytes] of limits) {
      expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(LARGEST_BODY)
    }
  })

  it('looks for nothing private, and for every page, among what it has stored', () => {
    const passed = [...template.matchAll(/^ {4}location ~ (\S+) \{\n([^]*?)^ {4}\}/gm)]
      .filter(([, , rules = '']) => rules.includes('proxy_cache off;'))
      .map(([, pattern = '']) => new RegExp(pattern))
    expect(passed).toHaveLength(2)
    for (const { pattern, class: kind, inEachLanguage, caching } of ROUTES) {
      const path = pattern
        .replace(/\{.*\}$/, '')
        .replaceAll(/:\w+/g, '7')
        .replace('*rest', 'x')
      const addresses = inEachLanguage ? [`/${path}`, `/uk/${path}`] : [`/${path}`]
      const isOnes = kind === 'private page' || kind === 'endpoint'
      if (!isOnes && kind !== 'kept page') continue
      for (const address of addresses) {
        const isPassed = passed.some((one) => one.test(address))
        expect(isPassed, `${address} (${caching})`).toBe(isOnes)
      }
    }
  })

  it('has a place filled by docker compose for each in the template', async () => {
    const [, service = ''] = /^ {2}edge:\n([^]*?)^ {2}\w/m.exec(compose) ?? []
    const filled = [...service.matchAll(/^ {6}(EDGE_\w+): '(.*)'$/gm)].map(
      ([, name = '', value = '']) => [name, value.replace(/^\$\{\w+:-(.*)\}$/, '$1')] as const,
    )
    const config = await edgeConfig(Object.fromEntries(filled))
    expect(config).not.toContain('${EDGE_')
    for (const [name] of filled) expect(template).toContain(`\${${name}}`)
    for (const [, file = ''] of service.matchAll(/- \.\/(scripts\/\S+?):/g)) {
      expect(read(file)).toBe(template)
    }
    // Else the cookies, and the addresses, of its variables would be filled in.
    expect(service).toContain("NGINX_ENVSUBST_FILTER: '^EDGE_'")
  })

  it('is put together by docker compose as its operators are told', () => {
    const [, service = ''] = /^ {2}edge:\n([^]*?)^ {2}\w/m.exec(compose) ?? []
    const guide = read('docs/edge.md')
    const tls = read('scripts/edge/tls.conf')
    const profile = /--profile (\w+) up/.exec(guide)?.[1]
    expect(service).toContain(`profiles: [${profile}]`)
    const mounts = [...service.matchAll(/^ {6}- (\.?[\w./-]+):(\/[\w./-]+?)(?::ro)?$/gm)].map(
      ([, from = '', to = '']) => [to, from] as const,
    )
    const mounted = new Map(mounts)
    // The folder that the guide has the certificate put into is where the file about TLS looks for it.
    const folder = '/etc/nginx/edge'
    expect(mounted.get(folder)).toBe('./edge')
    const looked = [...tls.matchAll(/^ssl_certificate\w* (\S+);$/gm)].map(([, file]) => file)
    expect(looked).toEqual([`${folder}/fullchain.pem`, `${folder}/privkey.pem`])
    expect(service).toContain(`EDGE_TLS_CONF: '${folder}/tls*.conf'`)
    // What is stored outlives the container.
    const [, stored = ''] = /EDGE_CACHE_DIR: '(.*)'/.exec(service) ?? []
    expect(compose).toMatch(
      new RegExp(`^volumes:\\n(?: {2}.*\\n)* {2}${mounted.get(stored)}:`, 'm'),
    )
    // Both ports that it listens on are published.
    const published = [...service.matchAll(/- '\$\{(EDGE_\w+):-\d+\}:(\d+)'/g)].map(
      ([, , port]) => port,
    )
    const listens = [/EDGE_LISTEN: '(\d+)/.exec(service)?.[1], /^listen (\d+)/m.exec(tls)?.[1]]
    expect(published).toEqual(listens)
    // And each place has its line in the table, each setting of compose is named.
    const places = new Set([...template.matchAll(/\$\{(EDGE_\w+)\}/g)].map(([, name]) => name))
    const told = [...guide.matchAll(/^\| `(EDGE_\w+)` /gm)].map(([, name]) => name)
    expect(told.toSorted()).toEqual([...places].toSorted())
    for (const [, name] of service.matchAll(/\$\{(\w+):-/g)) expect(guide).toContain(`\`${name}\``)
  })
})
