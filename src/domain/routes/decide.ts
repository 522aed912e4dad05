import Negotiator from 'negotiator'

import { cookieValue } from '../browser/cookies'
import { LOCALE_COOKIE } from '../locales/locale-cookie'
import { decideLocale, isChoice } from '../locales/locale-decision'
import type { Locale } from '../locales/locales'
import { choicePath, type LocalizedPath, parsePublicPath, publicPath } from '../addresses/paths'
import { isPortal, type Portal } from '../portal-feeds/portal-names'
import {
  AS_TEXT,
  type FeedFormat,
  PORTAL_FEED,
  VACANCIES_AS_TEXT,
  VACANCY_FEEDS,
  VACANCY_LIST_PATH,
} from '../addresses/site-pages'
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

/** The request to decide about. Header names are in lower case. */
export interface AskedRequest {
  method: string
  /** Path and query, or a whole URL. */
  url: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** The state of the site that a decision depends on. */
export interface SiteFacts {
  defaultLocale: Locale
  /** Its public origin. */
  siteUrl: string
  /** In development Next has endpoints of its own. */
  isDevelopment?: boolean
  /** Whether the last query to the database failed. */
  isDatabaseAway?: boolean
  /** Whether the client may read the metrics. */
  mayReadMetrics?: boolean
}

/** The answer to a request for a page, as far as it is known without a lookup. */
export type PageAnswer =
  | { kind: 'sitemap'; file: SitemapFile }
  | { kind: 'feed'; locale: Locale; format: FeedFormat }
  /** What a search finds, as plain text. */
  | { kind: 'text'; locale: Locale }
  /** What is open, as a portal asks for it. */
  | { kind: 'portal feed'; locale: Locale; portal: Portal }
  | {
      kind: 'redirect'
      /** A path, without the query of the request. */
      to: string
      /** `reader`: the target depends on the reader's language, so shared caches must not store it. */
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
      /** The parameters of the pattern of its route. */
      params: Readonly<Record<string, string>>
    } & OfPage)
  | ({
      kind: 'look up'
      /** Whether prefix and slashes are canonical. Any other spelling is redirected. */
      isCanonical: boolean
      /** The language that the redirect stores in the cookie. */
      remembered: Locale | undefined
      readersLocale: Locale
    } & OfPage)

interface OfPage extends LocalizedPath {
  /** Whether the answer depends on the reader's language. */
  isNegotiated: boolean
  /** The language that the reader chose by a link of the language switcher. */
  chosen: Locale | undefined
}

export type Decision =
  /** The request is refused without a lookup. `allow` lists the permitted methods. */
  | { kind: 'refused'; status: 400 | 405; allow?: readonly Method[]; route?: Route | undefined }
  | { kind: 'health check'; route: Route; check: 'healthz' | 'readyz' }
  | { kind: 'metrics'; route: Route }
  /** Next's router finds the handler. */
  | { kind: 'direct'; route: Route | undefined; url: string; asked: AskedAddress }
  | { kind: 'page'; route: Route; url: string; asked: AskedAddress; answer: PageAnswer }

/**
 * Decides about a request without a database. It is pure, and never throws.
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
  // A POST must use the canonical address. A GET may be redirected to it.
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
 * Whether a page uses Next's router in the browser and may send its requests. Previews do, because they refresh after
 * each save, and so does every page in development.
 */
export function keepsRouter(route: Route, { isDevelopment }: SiteFacts): boolean {
  return route.for === 'staff' || isDevelopment === true
}

/** Returns the route when its refusals have a format of their own. */
function inOwnForm(route: Route | undefined): { route?: Route } {
  return route?.refusals ? { route } : {}
}

const READ = ['GET', 'HEAD'] as const satisfies Method[]

const METRICS = 'metrics'

/** Addresses of Next's development server. It uses them with any method. */
const OF_DEVELOPMENT = /^\/(?:__nextjs|_next\/)/

function isHealthCheck(name: string): name is 'healthz' | 'readyz' {
  return name === 'healthz' || name === 'readyz'
}

function isWrittenWell({ path, plain }: AskedAddress, { readsOwnAddress }: Route): boolean {
  return path === (readsOwnAddress ? plain : withoutLastSlash(plain))
}

/**
 * Whether Next may get an address unchanged: it can be decoded, it is no data route of Next's pages router (which this
 * site does not use), and it names no absolute URL of a picture, which Next would rewrite.
 */
function isOwnAddress({ path, plain, isReadable }: AskedAddress): boolean {
  const isForeignPicture = /^\/cdn-cgi\/image\/.*(?:\/\/|\\)/.test(path)
  return isReadable && !plain.startsWith('/_next/data/') && !isForeignPicture
}

/** Parses the address of a page and finds its route. */
function readPage(asked: AskedAddress, { headers }: AskedRequest, { defaultLocale }: SiteFacts) {
  const parsed = parsePublicPath(asked.path, defaultLocale)
  const path = parsed.kind === 'malformed' ? '' : inAskedForm(parsed.path, asked.query)
  const matched = matchContentRoute(path, headers)
  // The last row takes every path; the type does not know.
  if (!matched) throw new Error(`No row of the table of routes takes "${path}"`)
  return { ...matched, parsed, path }
}

/** The list of vacancies has an address of its own as text; `?as=text` is short for it. */
function inAskedForm(path: string, query: string): string {
  const isText = path === VACANCY_LIST_PATH && query.slice(1).split('&').includes(AS_TEXT)
  return isText ? VACANCIES_AS_TEXT : path
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
    // The list of the default language is also readable below its prefix. Other spellings are redirected.
    const isWell = parsed.isCanonical || asked.path === choicePath(here)
    return isWell ? decided({ kind: 'sitemap', file }) : lead(sitemapPath(file, site.defaultLocale))
  }
  const feed = feedAt(route, params, locale)
  if (feed) {
    // The address of a feed names its language, so no negotiation is needed.
    return parsed.isCanonical ? decided(feed) : lead(publicPath(here, site.defaultLocale))
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

  // A prefix of the default language is a choice of it. The address without a prefix would follow the reader's cookie.
  const remembered =
    !parsed.isCanonical && parsed.hasPrefix && locale === site.defaultLocale ? locale : undefined
  const referer = textOf(request.headers.referer)
  const chosen =
    parsed.hasPrefix && isChoice(locale, referer ?? null, site.siteUrl, site.defaultLocale)
      ? locale
      : undefined
  const page = { ...here, isNegotiated, chosen }

  if (route.class === 'private page' && !isRefused) {
    // Pages for staff always have a language prefix, which is no choice of a language.
    const isStaffs = route.for === 'staff'
    const isHere = isStaffs ? asked.path === choicePath(here) : parsed.isCanonical
    // A POST is handled at its address: after a redirect the browser would send the whole body again.
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

/** Which feed a row is, if it is one. */
function feedAt(
  { pattern }: Route,
  { portal }: ReturnType<typeof readPage>['params'],
  locale: Locale,
): Extract<PageAnswer, { kind: 'feed' | 'portal feed' | 'text' }> | undefined {
  if (pattern === VACANCY_FEEDS.atom) return { kind: 'feed', locale, format: 'atom' }
  if (pattern === VACANCY_FEEDS.json) return { kind: 'feed', locale, format: 'json' }
  if (pattern === VACANCIES_AS_TEXT) return { kind: 'text', locale }
  return pattern === PORTAL_FEED && isPortal(portal)
    ? { kind: 'portal feed', locale, portal }
    : undefined
}

/** No private page has a parameter of several segments. */
function textsOf(params: ReturnType<typeof readPage>['params']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

/** Returns the reader's language, for an address without a language. */
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
