import Negotiator from 'negotiator'

import { cookieValue } from '../browser/cookies'
import { LOCALE_COOKIE } from '../locales/locale-cookie'
import { decideLocale, isChoice } from '../locales/locale-decision'
import type { Locale } from '../locales/locales'
import { choicePath, type LocalizedPath, parsePublicPath, publicPath } from '../addresses/paths'
import { VACANCY_FEED } from '../addresses/site-pages'
import { parseSitemapPath, type SitemapFile, sitemapPath } from '../addresses/sitemap-paths'
import {
  addressForNext,
  type AskedAddress,
  originForm,
  readAddress,
  withoutLastSlash,
} from './asked-address'
import { matchContentRoute, matchFixedRoute } from './match-route'
import { type Method, METHODS, type Route } from './route-table'

/** What is decided about: names of headers in small letters. */
export interface AskedRequest {
  method: string
  /** Path and query, or a whole URL. */
  url: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** What is known of the site besides. */
export interface SiteFacts {
  defaultLocale: Locale
  /** Its public origin. */
  siteUrl: string
  /** Next has endpoints of its own then. */
  isDevelopment?: boolean
  /** Whether the database was away when it was last asked. */
  isDatabaseAway?: boolean
  /** Whether whoever asks may read how the site is doing. */
  mayReadMetrics?: boolean
}

/** What becomes of a request for a page, before anything is looked up. */
export type PageAnswer =
  | { kind: 'sitemap'; file: SitemapFile }
  | { kind: 'feed'; locale: Locale }
  | {
      kind: 'redirect'
      /** A path, without the query of the request. */
      to: string
      /** For the reader alone where it leads to the page in their language. */
      audience: 'everybody' | 'reader'
      /** The language that the reader chose by this address. */
      remembered: Locale | undefined
    }
  | {
      kind: 'error'
      locale: Locale
      /** `invalid` is a 404 too: the address breaks a rule of its row. */
      status: '404' | '503' | 'invalid'
      isNegotiated: boolean
    }
  | ({
      kind: 'private page'
      /** Of the pattern of its row. */
      params: Readonly<Record<string, string>>
    } & OfPage)
  | ({
      kind: 'look up'
      /** Whether prefix and slashes are as we write them; else it is led there. */
      isCanonical: boolean
      /** The language that is remembered where it is led there. */
      remembered: Locale | undefined
      readersLocale: Locale
    } & OfPage)

interface OfPage extends LocalizedPath {
  /** Whether another reader may get another answer at this address. */
  isNegotiated: boolean
  /** The language that the reader chose by a link from another one. */
  chosen: Locale | undefined
}

export type Decision =
  /** Nothing is asked; `allow` lists the methods that would be. */
  | { kind: 'refused'; status: 400 | 405; allow?: readonly Method[]; route?: Route | undefined }
  | { kind: 'health check'; route: Route; check: 'healthz' | 'readyz' }
  | { kind: 'metrics'; route: Route }
  /** Next's own router finds what answers. */
  | { kind: 'direct'; route: Route | undefined; url: string; asked: AskedAddress }
  | { kind: 'page'; route: Route; url: string; asked: AskedAddress; answer: PageAnswer }

/**
 * What can be said of a request without a database. Pure: the same request gets the same decision wherever it is asked.
 * Never throws.
 * @example decide({ method: 'POST', url: '/about', headers: {} }, site) // refused, 405
 */
export function decide(request: AskedRequest, site: SiteFacts): Decision {
  const url = originForm(request.url)
  if (url === undefined) return { kind: 'refused', status: 400 }
  const asked = readAddress(url, request.headers.rsc === '1')
  const fixed = matchFixedRoute(asked.plain.slice(1), request.headers)
  const isRead = request.method === 'GET' || request.method === 'HEAD'

  if (fixed?.route.class === 'machine' && isHealthCheck(fixed.route.name)) {
    if (isRead && asked.path === `/${fixed.route.name}`) {
      return { kind: 'health check', route: fixed.route, check: fixed.route.name }
    }
  }
  const isMetrics = fixed?.route.name === METRICS
  if (isMetrics && isRead && asked.path === `/${METRICS}` && site.mayReadMetrics) {
    return { kind: 'metrics', route: fixed.route }
  }
  if (fixed?.route.readsOwnAddress && !isOwnAddress(asked)) {
    return { kind: 'refused', status: 400, ...inOwnForm(fixed.route) }
  }
  const isOwn = isMetrics || (fixed !== undefined && isHealthCheck(fixed.route.name))
  const isFixed = fixed !== undefined && asked.isReadable && !isOwn
  const route = isFixed && !fixed.isRefused ? fixed.route : undefined

  const method = METHODS.find((known) => known === request.method)
  if (method === undefined) {
    const allow = route?.refusals && { allow: route.methods }
    return { kind: 'refused', status: 405, ...inOwnForm(route), ...allow }
  }
  if (site.isDevelopment && OF_DEVELOPMENT.test(asked.plain)) {
    return { kind: 'direct', route, url, asked }
  }
  const page = route ? undefined : readPage(asked, request, site)
  // What is sent is sent to an address as we write it; what is read may be mended.
  const isWell = route
    ? isWrittenWell(asked, route)
    : page?.parsed.kind === 'page' && page.parsed.isCanonical && !page.isRefused
  if (route?.refusals && !isWell) return { kind: 'refused', status: 400, route }
  const allowed = (isWell && (route ?? page?.route)?.methods) || READ
  if (!allowed.includes(method))
    return { kind: 'refused', status: 405, allow: allowed, ...inOwnForm(route) }

  if (page) return decidePage(request, site, page, { asked, url })
  return {
    kind: 'direct',
    route,
    url: route?.readsOwnAddress ? url : addressForNext(asked, url),
    asked,
  }
}

/**
 * Whether Next's router has a page to itself in the browser, and may ask for it in its own way: a preview of a draft, which
 * follows what is saved, and every page while it is being developed.
 */
export function keepsRouter(route: Route, { isDevelopment }: SiteFacts): boolean {
  return route.for === 'staff' || isDevelopment === true
}

/** The route of a refusal that is written in a form of its own. */
function inOwnForm(route: Route | undefined): { route?: Route } {
  return route?.refusals ? { route } : {}
}

const READ = ['GET', 'HEAD'] as const satisfies Method[]

const METRICS = 'metrics'

/** Next's own development asks these, whatever the method. */
const OF_DEVELOPMENT = /^\/(?:__nextjs|_next\/)/

function isHealthCheck(name: string): name is 'healthz' | 'readyz' {
  return name === 'healthz' || name === 'readyz'
}

function isWrittenWell({ path, plain }: AskedAddress, { readsOwnAddress }: Route): boolean {
  return path === (readsOwnAddress ? plain : withoutLastSlash(plain))
}

/**
 * Whether an address that is left to Next as it stands is one that Next may have: it can be read, is no second way to
 * pages (for a router that this site does not use), and names no whole URL of a picture, which Next would mend.
 */
function isOwnAddress({ path, plain, isReadable }: AskedAddress): boolean {
  const isForeignPicture = /^\/cdn-cgi\/image\/.*(?:\/\/|\\)/.test(path)
  return isReadable && !plain.startsWith('/_next/data/') && !isForeignPicture
}

/** The address of a page, and its row. */
function readPage(asked: AskedAddress, { headers }: AskedRequest, { defaultLocale }: SiteFacts) {
  const parsed = parsePublicPath(asked.path, defaultLocale)
  const path = parsed.kind === 'malformed' ? '' : parsed.path
  const matched = matchContentRoute(path, headers)
  // The last row takes every path; the type does not know.
  if (!matched) throw new Error(`No row of the table of routes takes "${path}"`)
  return { ...matched, parsed, path }
}

function decidePage(
  request: AskedRequest,
  site: SiteFacts,
  { parsed, path, route, params, isRefused }: ReturnType<typeof readPage>,
  { asked, url }: { asked: AskedAddress; url: string },
): Decision {
  const readersLocale = parsed.hasPrefix ? parsed.locale : localeOfReader(request, site)
  const isNegotiated = !parsed.hasPrefix
  const decided = (answer: PageAnswer): Decision => ({
    kind: 'page',
    route,
    url: addressForNext(asked, url, keepsRouter(route, site)),
    asked,
    answer,
  })
  const failed = (status: '404' | '503' | 'invalid') =>
    decided({ kind: 'error', locale: readersLocale, status, isNegotiated })

  if (parsed.kind === 'malformed') return failed('404')
  const { locale } = parsed
  const here = { locale, path }
  const lead = (to: string, remembered?: Locale) =>
    decided({ kind: 'redirect', to, audience: 'everybody', remembered })

  const file = parseSitemapPath(parsed)
  if (file) {
    // The default language's list is readable below its prefix too; other spellings lead to these.
    const isWell = parsed.isCanonical || asked.path === choicePath(here)
    return isWell ? decided({ kind: 'sitemap', file }) : lead(sitemapPath(file, site.defaultLocale))
  }
  if (route.pattern === VACANCY_FEED) {
    // Whoever reads a feed has chosen its language by its address.
    return parsed.isCanonical
      ? decided({ kind: 'feed', locale })
      : lead(publicPath(here, site.defaultLocale))
  }
  if (isRefused && route.class !== 'private page') return failed('invalid')
  if (route.leadsTo) {
    const { leadsTo } = route
    return lead(
      'file' in leadsTo
        ? leadsTo.file
        : publicPath({ locale, path: leadsTo.page }, site.defaultLocale),
    )
  }

  // The default language written out is a choice; a reader with another cookie could not make it at the address
  // without it.
  const remembered =
    !parsed.isCanonical && parsed.hasPrefix && locale === site.defaultLocale ? locale : undefined
  const referer = textOf(request.headers.referer)
  const chosen =
    parsed.hasPrefix && isChoice(locale, referer ?? null, site.siteUrl, site.defaultLocale)
      ? locale
      : undefined
  const page = { ...here, isNegotiated, chosen }

  if (route.class === 'private page' && !isRefused) {
    // The staff's are asked for with the language written out, and are of no choice.
    const isStaffs = route.for === 'staff'
    const isHere = isStaffs ? asked.path === choicePath(here) : parsed.isCanonical
    // What is sent is taken where it was sent to: led elsewhere, a browser would send all of it once more.
    const isSent = request.method === 'POST'
    if (isHere && readersLocale !== locale && !isSent) {
      const to = publicPath({ locale: readersLocale, path }, site.defaultLocale)
      return decided({ kind: 'redirect', to, audience: 'reader', remembered: undefined })
    }
    if (isHere && route.needsDatabase && site.isDatabaseAway && !isSent) return failed('503')
    if (isHere) {
      const of = { ...page, chosen: isStaffs ? undefined : chosen }
      return decided({ kind: 'private page', params: textsOf(params), ...of })
    }
    if (!isStaffs) return lead(publicPath(here, site.defaultLocale), remembered)
  }
  const { isCanonical } = parsed
  return decided({ kind: 'look up', ...page, isCanonical, remembered, readersLocale })
}

/** No private page has a parameter of several segments. */
function textsOf(params: ReturnType<typeof readPage>['params']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

/** The language for an address that does not say one. */
function localeOfReader({ headers }: AskedRequest, { defaultLocale }: SiteFacts): Locale {
  const accepted = textOf(headers['accept-language']) ?? ''
  const reader = {
    cookie: cookieValue(textOf(headers.cookie) ?? '', LOCALE_COOKIE),
    browserLanguages: new Negotiator({ headers: { 'accept-language': accepted } }).languages(),
    userAgent: textOf(headers['user-agent']) ?? '',
  }
  return decideLocale(reader, defaultLocale)
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header
}
