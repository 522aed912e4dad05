import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  applyRouteRules,
  compileRouteRules,
  describeRouteRules,
} from '../../../src/app/route-rules'
import { anyText } from '../domain/arbitraries'

describe('compileRouteRules', () => {
  const isNumber = ({ id }: { id?: string | string[] }) => /^\d+$/.test(String(id))

  it('refuses a rule that names a check that there is not, by the specification’s words', () => {
    for (const name of ['seaman-only', 'constructor', '__proto__']) {
      expect(() => compileRouteRules([{ path: 'x', middleware: [name] }], {})).toThrow(
        `Unknown route middleware: '${name}'`,
      )
    }
  })

  it('runs named checks and the rule’s own before it redirects', () => {
    const apply = compileRouteRules(
      [
        { path: 'services/:id', middleware: ['numbered'] },
        { path: 'old/:id', validate: isNumber, redirect: { page: 'services' } },
        { path: 'feed', redirect: { file: '/feed.xml' } },
      ],
      { numbered: isNumber },
    )
    expect(apply('services/7')).toEqual({ kind: 'pass' })
    expect(apply('services/seven')).toEqual({ kind: 'invalid' })
    expect(apply('old/7')).toEqual({ kind: 'page', path: 'services' })
    expect(apply('old/x')).toEqual({ kind: 'invalid' })
    expect(apply('feed')).toEqual({ kind: 'file', file: '/feed.xml' })
    expect(apply('services/7/more')).toEqual({ kind: 'pass' })
    expect(apply('Feed')).toEqual({ kind: 'pass' })
  })
})

describe('the table of the site', () => {
  it.each([
    ['', 'pass'],
    ['about', 'pass'],
    ['favicon.ico', 'file'],
    ['apple-touch-icon-120x120-precomposed.png', 'file'],
    ['apple-touch-icon-.png', 'pass'],
    ['index.html', 'page'],
    ['index.exe', 'pass'],
    ['index.php', 'page'],
    ['sitemap-02.xml', 'invalid'],
    ['sitemap-x-1.xml', 'invalid'],
    ['sitemap-uk-2.xml', 'pass'],
    ['index', 'pass'],
  ])('says of %j: %s', (path, kind) => {
    expect(applyRouteRules(path).kind).toBe(kind)
  })

  it('never throws, whatever the path', () => {
    fc.assert(fc.property(anyText, (path) => void applyRouteRules(path)))
  })

  it('is told as data that JSON can hold', () => {
    const told = describeRouteRules()
    expect(JSON.parse(JSON.stringify(told))).toEqual(told)
    expect(told.map(({ path }) => path)).toContain('favicon.ico')
  })
})
