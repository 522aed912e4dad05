import { PART_BYTES } from '../forms/file-upload'
import { DATA_FORM } from '../forms/form-addresses'
import {
  ALERT_CONFIRM_PAGE,
  ALERT_LEAVE_PAGE,
  ALERTS_PAGE,
  CONTACT_FORM_PAGE,
  MAILING_REPORT_PAGE,
  MAILING_REVIEW_PAGE,
  MAILING_STOP_PAGE,
  SEAMAN_ACCOUNT_PAGE,
  SEAMAN_APPLY_PAGE,
  SEAMAN_CONFIRM_PAGE,
  SEAMAN_LINK_PAGE,
  SEAMAN_PASSWORD_PAGE,
  SEAMAN_SERVICES_PAGE,
  SEAMAN_SIGN_IN_PAGE,
  SEARCH_PAGE,
  VACANCY_FEED,
  WARNINGS_PAGE,
} from '../addresses/site-pages'
import type { CachingName } from './caching'
import type { GuardName, VisitorGuardName } from './guards'

/**
 * Every address of the site. What the front server refuses, what the proxy is asked about, how large a body may be,
 * which words no page may begin with: all of it is read from here (docs/decisions/027-route-table.md).
 */

/** Next answers others with a failure, or with a whole page. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

export type Method = (typeof METHODS)[number]

/**
 * - `kept page`: the same for every reader, looked up in the ledger, kept under the key of what it shows;
 * - `private page`: rendered for one visitor; `private, no-store`, never prefetched, kept by nobody;
 * - `endpoint`: programs and forms send to it, or ask it;
 * - `file`: bytes that a build, `public/` or the media have;
 * - `machine`: written for crawlers, browsers and monitors.
 */
type RouteClass = 'kept page' | 'private page' | 'endpoint' | 'file' | 'machine'

/** Bytes of a body that is taken. */
interface BodyLimits {
  strangers: number
  signedIn: number
}

export interface Route<Guards extends string = GuardName> {
  name: string
  /** The path without a language, in the notation of `path-to-regexp`. */
  pattern: string
  /** Whether it is a path of each language, with or without a prefix; else it stands as it is. */
  inEachLanguage: boolean
  class: RouteClass
  methods: readonly Method[]
  /** Where it is missing, `USUAL_BODY` counts. */
  body?: BodyLimits
  /** Checks of the address, in order; where one says no there is nothing here. */
  guards?: readonly Guards[]
  /** Whose it is. Who they are is asked where the data is. */
  for: 'everybody' | 'staff' | VisitorGuardName
  /** What limits how often one address asks. */
  limiter?: 'searches' | 'forms' | 'previews'
  /** The form that is sent to it, by its name (src/app/forms.ts). */
  form?: string
  caching: CachingName
  /** Where it is for good: a content path of the same language, or a file of the site. */
  leadsTo?: { page: string } | { file: string }
  /** Whether it can be answered only while the database answers; else it is a 503 then. */
  needsDatabase?: boolean
  /** `problems`: what is refused here is refused as RFC 9457 says, for programs. */
  refusals?: 'problems'
  /** Whether it is left its whole address, query and slashes too. */
  readsOwnAddress?: boolean
  /** Whether its answer is the same whatever a request says of itself. */
  variesByNothing?: boolean
  /** A private page is in no index, unless it says so here; then only without a query. */
  isIndexed?: true
}

const KB = 1024
const MB = 1024 * KB

/** Whoever is not signed in sends a form of a few fields, wherever it goes. */
const USUAL_BODY: BodyLimits = { strangers: 64 * KB, signedIn: MB }

const READ = ['GET', 'HEAD'] as const

const page = {
  inEachLanguage: true,
  class: 'kept page',
  methods: READ,
  for: 'everybody',
  caching: 'page',
} as const

const privatePage = { ...page, class: 'private page', caching: 'private' } as const

/** A form is sent to the address of the page that it stands on. */
const formPage = {
  ...privatePage,
  methods: ['GET', 'HEAD', 'POST'],
  limiter: 'forms',
  needsDatabase: true,
} as const

const file = {
  inEachLanguage: false,
  class: 'file',
  methods: READ,
  for: 'everybody',
  caching: 'own',
} as const

const machine = { ...file, class: 'machine' } as const

const endpoint = { ...file, class: 'endpoint' } as const

/** The first row that fits counts. */
export const ROUTES: readonly Route[] = [
  // The front server answers these itself.
  { ...machine, name: 'healthz', pattern: 'healthz', caching: 'never' },
  { ...machine, name: 'readyz', pattern: 'readyz', caching: 'never' },
  // For whoever may read it; to all others it is an address like any that nothing stands at.
  { ...machine, name: 'metrics', pattern: 'metrics', caching: 'never' },

  // The panel and its API. The largest file (`LARGEST_FILE`), and a megabyte for what is written beside it.
  {
    ...endpoint,
    name: 'media API',
    pattern: 'api/media{/*rest}',
    methods: METHODS,
    body: { ...USUAL_BODY, signedIn: 11 * MB },
    caching: 'private',
    readsOwnAddress: true,
  },
  {
    ...endpoint,
    name: 'API of files for members',
    pattern: 'api/service-files{/*rest}',
    methods: METHODS,
    body: { ...USUAL_BODY, signedIn: 6 * MB },
    caching: 'private',
    readsOwnAddress: true,
  },
  // A file of companies or vacancies is the whole body.
  {
    ...endpoint,
    name: 'API of imported files',
    pattern: 'api/imports/upload',
    methods: METHODS,
    body: { ...USUAL_BODY, signedIn: 20 * MB },
    caching: 'private',
    readsOwnAddress: true,
  },
  // What systems of companies send by their tokens; a session gives no more room.
  {
    ...endpoint,
    name: 'API of vacancies of companies',
    pattern: 'api/import/vacancies{/*externalId}',
    methods: ['PUT', 'DELETE'],
    refusals: 'problems',
    body: { strangers: 64 * KB, signedIn: 64 * KB },
    caching: 'private',
    readsOwnAddress: true,
  },
  {
    ...endpoint,
    name: 'API',
    pattern: 'api/*rest',
    methods: METHODS,
    caching: 'private',
    readsOwnAddress: true,
  },
  // Its server functions send a form with its state; Next takes no more.
  {
    ...endpoint,
    name: 'panel',
    pattern: 'admin{/*rest}',
    methods: METHODS,
    body: { ...USUAL_BODY, signedIn: MB },
    for: 'staff',
    readsOwnAddress: true,
  },

  // Forms, and what programs ask. The routes themselves say that nothing is read there.
  {
    ...endpoint,
    name: 'consent form',
    pattern: 'server/consent',
    methods: METHODS,
    caching: 'never',
  },
  {
    ...endpoint,
    name: 'currency form',
    pattern: 'server/currency',
    methods: METHODS,
    caching: 'never',
  },
  {
    ...endpoint,
    name: 'choice to save data',
    pattern: 'server/lite',
    methods: METHODS,
    caching: 'never',
  },
  // A part of a file is the whole body (PART_BYTES).
  {
    ...endpoint,
    name: 'parts of a file',
    pattern: 'server/uploads{/:upload}',
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    body: { strangers: PART_BYTES.most, signedIn: PART_BYTES.most },
    caching: 'never',
  },
  {
    ...endpoint,
    name: 'stop of mailings',
    pattern: 'server/mailing/stop',
    methods: METHODS,
    caching: 'never',
    // Mail programs send the token in it.
    readsOwnAddress: true,
  },
  {
    ...endpoint,
    name: 'end of an alert',
    pattern: 'server/alerts/leave',
    methods: METHODS,
    caching: 'never',
    // As above.
    readsOwnAddress: true,
  },
  {
    ...endpoint,
    name: 'sign-out',
    pattern: 'server/seaman/sign-out',
    methods: METHODS,
    caching: 'never',
  },
  {
    ...endpoint,
    name: 'data of an account',
    pattern: 'server/seaman/data.json',
    caching: 'private',
  },
  {
    ...endpoint,
    name: 'file for members',
    pattern: 'server/seaman/files/:file',
    guards: ['number of a file'],
    for: 'seaman-only',
    caching: 'private',
    needsDatabase: true,
  },
  {
    ...endpoint,
    name: 'file that was sent',
    pattern: 'server/seaman/sent/:file',
    guards: ['number of a file'],
    caching: 'private',
    needsDatabase: true,
  },
  {
    ...endpoint,
    name: 'prices',
    pattern: 'server/company/mailing/price',
    caching: 'revalidated',
    readsOwnAddress: true,
  },

  // What a build and the media have.
  { ...file, name: 'build', pattern: '_next/*rest', caching: 'ever', readsOwnAddress: true },
  { ...file, name: 'scripts', pattern: '_scripts/*rest', caching: 'ever', readsOwnAddress: true },
  {
    ...file,
    name: 'image',
    pattern: 'cdn-cgi/image{/*address}',
    readsOwnAddress: true,
    variesByNothing: true,
  },
  { ...file, name: 'random cat', pattern: 'cat.webp', caching: 'never' },
  { ...file, name: 'cat', pattern: 'cat.svg' },
  { ...file, name: 'icon', pattern: 'icon.svg' },
  { ...file, name: 'old icon', pattern: 'favicon.ico' },
  { ...file, name: 'small icon', pattern: 'icon-192.png' },
  { ...file, name: 'large icon', pattern: 'icon-512.png' },
  { ...file, name: 'maskable icon', pattern: 'icon-maskable-512.png' },
  { ...file, name: 'icon of a telephone', pattern: 'apple-touch-icon.png' },
  {
    ...file,
    name: 'social picture',
    pattern: 'social-picture-:language.png',
    guards: ['site language'],
  },

  { ...machine, name: 'robots', pattern: 'robots.txt' },
  { ...machine, name: 'index of sitemaps', pattern: 'sitemap.xml' },
  { ...machine, name: 'running build', pattern: 'latest.json', caching: 'revalidated' },
  { ...machine, name: 'build', pattern: 'builds/meta/:build.json', caching: 'ever' },
  { ...machine, name: 'manifest', pattern: 'manifest.webmanifest', caching: 'day' },
  { ...machine, name: 'messages', pattern: '_i18n/:language/messages.json', caching: 'day' },

  {
    ...machine,
    name: 'sitemap',
    pattern: 'sitemap{-:number}.xml',
    inEachLanguage: true,
    guards: ['sitemap number'],
  },

  // With the filters of the list of vacancies.
  {
    ...machine,
    name: 'feed of vacancies',
    pattern: VACANCY_FEED,
    inEachLanguage: true,
    limiter: 'searches',
    caching: 'page',
    needsDatabase: true,
  },

  // Browsers, telephones and readers of feeds ask for these unasked, below a language too and in sizes of their own;
  // the page that says no would be 20 kB.
  {
    ...file,
    name: 'old icon below a language',
    pattern: 'favicon.ico',
    inEachLanguage: true,
    leadsTo: { file: '/favicon.ico' },
  },
  {
    ...file,
    name: 'icon in another size',
    pattern: 'apple-touch-icon-:variant.png',
    inEachLanguage: true,
    leadsTo: { file: '/apple-touch-icon.png' },
  },
  { ...page, name: 'home by another name', pattern: 'index.html', leadsTo: { page: '' } },
  { ...page, name: 'home by another name', pattern: 'index.htm', leadsTo: { page: '' } },
  { ...page, name: 'home by another name', pattern: 'index.php', leadsTo: { page: '' } },
  // By https://w3c.github.io/webappsec-change-password-url/: where programs that keep passwords send their user.
  {
    ...page,
    name: 'where a password is changed',
    pattern: '.well-known/change-password',
    leadsTo: { page: SEAMAN_ACCOUNT_PAGE },
  },

  // Pages about the visitor, no documents: nothing about them is asked of the ledger.
  { ...privatePage, name: 'cookie settings', pattern: 'consent' },
  { ...privatePage, name: 'search', pattern: SEARCH_PAGE, limiter: 'searches' },
  {
    ...formPage,
    name: 'form: write to us',
    pattern: CONTACT_FORM_PAGE,
    form: 'contact',
    isIndexed: true,
  },
  {
    ...formPage,
    name: 'form: offer a vacancy',
    pattern: 'forms/offer',
    form: 'offer',
    isIndexed: true,
  },
  { ...formPage, name: 'form: ask about data', pattern: DATA_FORM, form: 'data' },
  { ...formPage, name: 'form: order an alert', pattern: ALERTS_PAGE, form: 'alert' },
  {
    ...formPage,
    name: 'form: confirm an alert',
    pattern: `${ALERT_CONFIRM_PAGE}/:token`,
    form: 'alert-confirm',
  },
  {
    ...privatePage,
    name: 'leave an alert',
    pattern: `${ALERT_LEAVE_PAGE}/:token`,
    needsDatabase: true,
  },
  {
    ...privatePage,
    name: 'alerts of an address',
    pattern: `${ALERTS_PAGE}/:token`,
    needsDatabase: true,
  },
  // With a file of 5 MB, and what is written beside it.
  {
    ...formPage,
    name: 'form: ask for a mailing',
    pattern: MAILING_REVIEW_PAGE,
    form: 'mailing',
    body: { strangers: 5.5 * MB, signedIn: 5.5 * MB },
  },
  { ...privatePage, name: 'stop mailings', pattern: `${MAILING_STOP_PAGE}/:token` },
  { ...privatePage, name: 'report of a mailing', pattern: `${MAILING_REPORT_PAGE}/:token` },
  {
    ...formPage,
    name: 'form: answer a vacancy',
    pattern: 'forms/answer/:vacancy',
    form: 'answer',
    body: { strangers: 5.5 * MB, signedIn: 5.5 * MB },
    guards: ['number in an address'],
  },
  {
    ...formPage,
    name: 'form: report',
    pattern: 'forms/report/:type/:document',
    form: 'report',
    guards: ['reported document'],
  },
  // Kept pages have its buttons, so what is sent has no key.
  {
    ...formPage,
    name: 'form: was a guide of use',
    pattern: 'forms/guide/:guide',
    form: 'guide',
    guards: ['number of a guide'],
  },
  // What is for members, and what leads to it; who may see it is decided where the data is.
  { ...formPage, name: 'form: apply', pattern: SEAMAN_APPLY_PAGE, form: 'seaman-apply' },
  { ...formPage, name: 'form: sign in', pattern: SEAMAN_SIGN_IN_PAGE, form: 'seaman-sign-in' },
  { ...formPage, name: 'form: ask for a link', pattern: SEAMAN_LINK_PAGE, form: 'seaman-link' },
  {
    ...formPage,
    name: 'form: sign in by a link',
    pattern: `${SEAMAN_LINK_PAGE}/:token`,
    form: 'seaman-enter',
  },
  {
    ...formPage,
    name: 'form: forgotten password',
    pattern: SEAMAN_PASSWORD_PAGE,
    form: 'seaman-forgotten',
  },
  {
    ...formPage,
    name: 'form: new password',
    pattern: `${SEAMAN_PASSWORD_PAGE}/:token`,
    form: 'seaman-reset',
  },
  {
    ...formPage,
    name: 'form: confirm an address',
    pattern: `${SEAMAN_CONFIRM_PAGE}/:token`,
    form: 'seaman-confirm',
  },
  {
    ...privatePage,
    name: 'services for seafarers',
    pattern: SEAMAN_SERVICES_PAGE,
    for: 'seaman-only',
    needsDatabase: true,
  },
  {
    ...privatePage,
    name: 'service for seafarers',
    pattern: `${SEAMAN_SERVICES_PAGE}/:service`,
    guards: ['number of a service'],
    for: 'seaman-only',
    needsDatabase: true,
  },
  {
    ...formPage,
    name: 'form: ask for a service',
    pattern: `${SEAMAN_SERVICES_PAGE}/:service/ask`,
    form: 'service',
    body: { strangers: 5.5 * MB, signedIn: 5.5 * MB },
    guards: ['number of a service'],
    for: 'seaman-only',
  },
  { ...privatePage, name: 'account', pattern: SEAMAN_ACCOUNT_PAGE, needsDatabase: true },
  {
    ...formPage,
    name: 'form: own data',
    pattern: `${SEAMAN_ACCOUNT_PAGE}/data`,
    form: 'seaman-data',
  },
  {
    ...formPage,
    name: 'form: change the password',
    pattern: `${SEAMAN_ACCOUNT_PAGE}/password`,
    form: 'seaman-change-password',
  },
  {
    ...formPage,
    name: 'form: change the e-mail address',
    pattern: `${SEAMAN_ACCOUNT_PAGE}/email`,
    form: 'seaman-change-email',
  },
  {
    ...formPage,
    name: 'form: delete the account',
    pattern: `${SEAMAN_ACCOUNT_PAGE}/delete`,
    form: 'seaman-delete',
  },
  // Asked for with the language written out, as the panel writes it.
  {
    ...privatePage,
    name: 'preview',
    pattern: 'preview/:collection/:document',
    guards: ['document number'],
    for: 'staff',
    limiter: 'previews',
    needsDatabase: true,
  },

  // What editors write. Words that the first rows begin with no other page may have.
  { ...page, name: 'guides', pattern: 'docs{/*path}' },
  { ...page, name: 'companies and vacancies', pattern: 'crewings{/*path}', limiter: 'searches' },
  { ...page, name: 'warnings', pattern: `${WARNINGS_PAGE}{/*path}`, limiter: 'searches' },
  { ...page, name: 'page', pattern: '{*path}' },
]

/** Bytes. No request is larger than this, whatever it asks for. */
export const LARGEST_BODY = Math.max(
  ...ROUTES.map(({ body = USUAL_BODY }) => Math.max(body.strangers, body.signedIn)),
)

/** How large the body of a request may be, in bytes. */
export function largestBody(route: Pick<Route, 'body'> | undefined, isSignedIn: boolean): number {
  const body = route?.body ?? USUAL_BODY
  return isSignedIn ? body.signedIn : body.strangers
}

/** Whether what is refused here is refused in JSON. */
export function isOfApi(route: Route | undefined): boolean {
  return route?.pattern.startsWith('api/') ?? false
}
