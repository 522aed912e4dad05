import { PART_BYTES } from '../forms/file-upload'
import { DATA_FORM } from '../forms/form-addresses'
import { INDEX_NOW_KEY_FILE } from '../addresses/index-now'
import {
  ALERT_CONFIRM_PAGE,
  ALERT_LEAVE_PAGE,
  ALERTS_PAGE,
  COMPANY_CLAIM_PAGE,
  COMPANY_CONFIRM_PAGE,
  COMPANY_DESK_PAGE,
  COMPANY_SIGN_IN_PAGE,
  CONTACT_FORM_PAGE,
  MAILING_REPORT_PAGE,
  MAILING_REVIEW_PAGE,
  MAILING_STOP_PAGE,
  PAPER_CALENDAR,
  PORTAL_FEED,
  SEAMAN_ACCOUNT_PAGE,
  SEAMAN_APPLY_PAGE,
  SEAMAN_CONFIRM_PAGE,
  SEAMAN_IMPORT_PAGE,
  SEAMAN_IMPORT_REVIEW_PAGE,
  SEAMAN_LINK_PAGE,
  SEAMAN_PARTS_PAGE,
  SEAMAN_VACANCIES_PAGE,
  SEAMAN_LINKS_PAGE,
  SEAMAN_OLD_CV_PAGE,
  SEAMAN_PASSWORD_PAGE,
  SEAMAN_RECORD_PAGE,
  SEAMAN_REMINDERS_END_PAGE,
  SEAMAN_REMINDERS_PAGE,
  SEAMAN_SEARCH_PAGE,
  SEAMAN_SERVICES_PAGE,
  SEAMAN_SIGN_IN_PAGE,
  SEARCH_PAGE,
  SENT_STATE_PAGE,
  SHARED_FORM_PAGE,
  VACANCIES_AS_TEXT,
  VACANCY_FEEDS,
  WARNINGS_PAGE,
} from '../addresses/site-pages'
import type { CachingName } from './caching'
import type { GuardName, VisitorGuardName } from './guards'

/**
 * The table of all addresses of the site. The front server, the limits of bodies and the reserved words are
 * all derived from it (docs/decisions/027-route-table.md).
 */

/** The permitted methods. Next answers other methods with an error or with a whole page. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

export type Method = (typeof METHODS)[number]

/**
 * - `kept page`: the same for every reader, found in the publication index, cached under the key of its content;
 * - `private page`: rendered for one visitor; `private, no-store`, never prefetched, never cached;
 * - `endpoint`: for requests of programs and forms;
 * - `file`: bytes from the build, from `public/` or from the media;
 * - `machine`: answers for crawlers, browsers and monitors.
 */
type RouteClass = 'kept page' | 'private page' | 'endpoint' | 'file' | 'machine'

/** The largest body that a route accepts, in bytes. */
interface BodyLimits {
  anonymous: number
  signedIn: number
}

export interface Route<Guards extends string = GuardName> {
  name: string
  /** The path without a language, in the notation of `path-to-regexp`. */
  pattern: string
  /** Whether the path exists in each language, with or without a prefix. */
  inEachLanguage: boolean
  class: RouteClass
  methods: readonly Method[]
  /** Limits of the body; `USUAL_BODY` by default. */
  body?: BodyLimits
  /** Guards of the address, in order. When one returns false, the answer is a 404. */
  guards?: readonly Guards[]
  /** Who may use it. The data layer checks who the client is. */
  for: 'everybody' | 'staff' | VisitorGuardName
  /** The limiter that counts the requests of one network address. */
  limiter?: 'searches' | 'forms' | 'previews' | 'feeds'
  /** The name of the form that posts to it (src/app/forms.ts). */
  form?: string
  caching: CachingName
  /** The target of a permanent redirect: a content path of the same language, or a file of the site. */
  leadsTo?: { page: string } | { file: string }
  /** Whether it needs the database. The answer is a 503 while the database does not answer. */
  needsDatabase?: boolean
  /** `problems`: refusals are problem details (RFC 9457), because the clients are programs. */
  refusals?: 'problems'
  /** Whether the handler gets the unchanged address with query and slashes. */
  readsOwnAddress?: boolean
  /** Whether the answer depends on no request header, so that it needs no `Vary`. */
  variesByNothing?: boolean
  /** Whether its handler gets HEAD as HEAD, because its answer costs work. */
  knowsHead?: true
  /** Whether search engines may index a private page. They may only without a query. */
  isIndexed?: true
}

const KB = 1024
const MB = 1024 * KB

/** An anonymous client only sends forms of a few fields, so its limit is the lower one. */
const USUAL_BODY: BodyLimits = { anonymous: 64 * KB, signedIn: MB }

const READ = ['GET', 'HEAD'] as const

const page = {
  inEachLanguage: true,
  class: 'kept page',
  methods: READ,
  for: 'everybody',
  caching: 'page',
} as const

const privatePage = { ...page, class: 'private page', caching: 'private' } as const

/** A page with a form. The form posts to the address of its page. */
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

/** The first matching route wins. */
export const ROUTES: readonly Route[] = [
  // The front server handles these without Next.
  { ...machine, name: 'healthz', pattern: 'healthz', caching: 'never' },
  { ...machine, name: 'readyz', pattern: 'readyz', caching: 'never' },
  // Clients with the token read it. All others get the answer of an unknown address.
  { ...machine, name: 'metrics', pattern: 'metrics', caching: 'never' },

  // The panel and its API: the largest file (`LARGEST_FILE`) and a megabyte for the other fields.
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
  // The body is a file of companies or vacancies.
  {
    ...endpoint,
    name: 'API of imported files',
    pattern: 'api/imports/upload',
    methods: METHODS,
    body: { ...USUAL_BODY, signedIn: 20 * MB },
    caching: 'private',
    readsOwnAddress: true,
  },
  // The body is a form of a company.
  {
    ...endpoint,
    name: 'API of companies’ forms',
    pattern: 'api/company-forms/upload',
    methods: METHODS,
    body: { ...USUAL_BODY, signedIn: 4 * MB },
    caching: 'private',
    readsOwnAddress: true,
  },
  // Systems of companies send vacancies with tokens. A session does not raise the limit.
  {
    ...endpoint,
    name: 'API of vacancies of companies',
    pattern: 'api/import/vacancies{/*externalId}',
    methods: ['PUT', 'DELETE'],
    refusals: 'problems',
    body: { anonymous: 64 * KB, signedIn: 64 * KB },
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

  // Forms and requests of programs. The handlers refuse a GET themselves.
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
  // The body is one part of a file (PART_BYTES).
  {
    ...endpoint,
    name: 'parts of a file',
    pattern: 'server/uploads{/:upload}',
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    body: { anonymous: PART_BYTES.most, signedIn: PART_BYTES.most },
    caching: 'never',
  },
  {
    ...endpoint,
    name: 'stop of mailings',
    pattern: 'server/mailing/stop',
    methods: METHODS,
    caching: 'never',
    // Mail programs send the token in the query.
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
    name: 'end of reminders',
    pattern: 'server/reminders/end',
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
    name: 'sign-out from a desk',
    pattern: 'server/company-desk/sign-out',
    methods: METHODS,
    caching: 'never',
  },
  {
    ...endpoint,
    name: 'data of a person of a company',
    pattern: 'server/company-desk/data.json',
    caching: 'private',
    needsDatabase: true,
  },
  {
    ...endpoint,
    name: 'own form as a file',
    pattern: 'server/seaman/form',
    caching: 'private',
    needsDatabase: true,
    // The language and the kind of file are in the query of a form.
    readsOwnAddress: true,
  },
  // A press on the page of a link. The secret is in the body, and in no log.
  {
    ...endpoint,
    name: 'shared form as a file',
    pattern: 'server/seaman/shared-form',
    methods: METHODS,
    limiter: 'feeds',
    caching: 'private',
    needsDatabase: true,
  },
  {
    ...endpoint,
    name: 'form of a company, filled',
    pattern: 'server/seaman/company-form',
    caching: 'private',
    needsDatabase: true,
    // The company is in the query of a form.
    readsOwnAddress: true,
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
  // Calendar programs ask for it again and again. The secret in its address is all that they need.
  {
    ...machine,
    name: 'calendar of papers',
    pattern: `${PAPER_CALENDAR}/:token.ics`,
    guards: ['token of a calendar'],
    limiter: 'feeds',
    caching: 'private',
    needsDatabase: true,
  },
  {
    ...endpoint,
    name: 'scan of a paper',
    pattern: 'server/seaman/scans/:file',
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

  // Files of the build and of the media.
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
  { ...machine, name: 'key of IndexNow', pattern: INDEX_NOW_KEY_FILE, caching: 'revalidated' },
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
    pattern: VACANCY_FEEDS.atom,
    inEachLanguage: true,
    limiter: 'searches',
    caching: 'page',
    needsDatabase: true,
  },
  {
    ...machine,
    name: 'feed of vacancies as JSON',
    pattern: VACANCY_FEEDS.json,
    inEachLanguage: true,
    limiter: 'searches',
    caching: 'page',
    needsDatabase: true,
  },
  {
    ...machine,
    name: 'vacancies as text',
    pattern: VACANCIES_AS_TEXT,
    inEachLanguage: true,
    limiter: 'searches',
    caching: 'page',
    needsDatabase: true,
  },
  // All that is open, as a portal asks for it; where an admin has switched it on.
  {
    ...machine,
    name: 'feed for a portal',
    pattern: PORTAL_FEED,
    inEachLanguage: true,
    guards: ['portal'],
    limiter: 'feeds',
    caching: 'revalidated',
    needsDatabase: true,
    knowsHead: true,
  },

  // Browsers, phones and feed readers request these on their own, also below a language and in other sizes. A short
  // answer saves the 20 kB of the 404 page.
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
  // Password managers send their user here (https://w3c.github.io/webappsec-change-password-url/).
  {
    ...page,
    name: 'where a password is changed',
    pattern: '.well-known/change-password',
    leadsTo: { page: SEAMAN_ACCOUNT_PAGE },
  },

  // Pages about the visitor. They are no documents, so they need no lookup in the publication index.
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
  // The limit allows a file of 5 MB and the other fields.
  {
    ...formPage,
    name: 'form: ask for a mailing',
    pattern: MAILING_REVIEW_PAGE,
    form: 'mailing',
    body: { anonymous: 5.5 * MB, signedIn: 5.5 * MB },
  },
  { ...privatePage, name: 'stop mailings', pattern: `${MAILING_STOP_PAGE}/:token` },
  { ...privatePage, name: 'report of a mailing', pattern: `${MAILING_REPORT_PAGE}/:token` },
  { ...privatePage, name: 'state of what was sent', pattern: `${SENT_STATE_PAGE}/:token` },
  {
    ...formPage,
    name: 'form: answer a vacancy',
    pattern: 'forms/answer/:vacancy',
    form: 'answer',
    body: { anonymous: 5.5 * MB, signedIn: 5.5 * MB },
    guards: ['number in an address'],
  },
  {
    ...formPage,
    name: 'form: report',
    pattern: 'forms/report/:type/:document',
    form: 'report',
    guards: ['reported document'],
  },
  // Cached pages have its buttons, so its posts carry no token.
  {
    ...formPage,
    name: 'form: was a guide of use',
    pattern: 'forms/guide/:guide',
    form: 'guide',
    guards: ['number of a guide'],
  },
  // The members' area and the forms that lead to it. The data layer decides who may see it.
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
    body: { anonymous: 5.5 * MB, signedIn: 5.5 * MB },
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
  {
    ...privatePage,
    name: 'sea service and papers',
    pattern: SEAMAN_RECORD_PAGE,
    needsDatabase: true,
  },
  {
    ...formPage,
    name: 'form: sea service',
    pattern: `${SEAMAN_RECORD_PAGE}/service/:entry`,
    form: 'record-service',
    guards: ['entry of a record'],
  },
  {
    ...formPage,
    name: 'form: remove sea service',
    pattern: `${SEAMAN_RECORD_PAGE}/service/:entry/remove`,
    form: 'record-service-remove',
    guards: ['number of an entry'],
  },
  {
    ...formPage,
    name: 'form: paper',
    pattern: `${SEAMAN_RECORD_PAGE}/papers/:entry`,
    form: 'record-paper',
    body: { anonymous: 5.5 * MB, signedIn: 5.5 * MB },
    guards: ['entry of a record'],
  },
  {
    ...formPage,
    name: 'form: remove a paper',
    pattern: `${SEAMAN_RECORD_PAGE}/papers/:entry/remove`,
    form: 'record-paper-remove',
    guards: ['number of an entry'],
  },
  {
    ...formPage,
    name: 'form: reference',
    pattern: `${SEAMAN_RECORD_PAGE}/references/:entry`,
    form: 'record-reference',
    guards: ['entry of a record'],
  },
  {
    ...formPage,
    name: 'form: remove a reference',
    pattern: `${SEAMAN_RECORD_PAGE}/references/:entry/remove`,
    form: 'record-reference-remove',
    guards: ['number of an entry'],
  },
  {
    ...formPage,
    name: 'form: own person',
    pattern: `${SEAMAN_RECORD_PAGE}/person`,
    form: 'record-person',
  },
  {
    ...formPage,
    name: 'form: work wanted',
    pattern: `${SEAMAN_RECORD_PAGE}/work`,
    form: 'record-work',
  },
  {
    ...formPage,
    name: 'form: own languages',
    pattern: `${SEAMAN_RECORD_PAGE}/languages`,
    form: 'record-languages',
  },
  {
    ...formPage,
    name: 'form: before papers run out',
    pattern: SEAMAN_REMINDERS_PAGE,
    form: 'record-reminders',
  },
  {
    ...formPage,
    name: 'form: found by staff',
    pattern: SEAMAN_SEARCH_PAGE,
    form: 'record-search',
  },
  {
    ...privatePage,
    name: 'who sees what',
    pattern: SEAMAN_PARTS_PAGE,
    needsDatabase: true,
  },
  {
    ...privatePage,
    name: 'vacancies that one has the papers for',
    pattern: SEAMAN_VACANCIES_PAGE,
    limiter: 'searches',
    needsDatabase: true,
  },
  {
    ...privatePage,
    name: 'vacancy beside the own form',
    pattern: `${SEAMAN_VACANCIES_PAGE}/:entry`,
    guards: ['number of an entry'],
    needsDatabase: true,
  },
  {
    ...formPage,
    name: 'form: read a download again',
    pattern: SEAMAN_IMPORT_PAGE,
    form: 'record-import',
    body: { anonymous: 2.5 * MB, signedIn: 2.5 * MB },
  },
  {
    ...formPage,
    name: 'form: what a download changes',
    pattern: SEAMAN_IMPORT_REVIEW_PAGE,
    form: 'record-import-review',
  },
  {
    ...formPage,
    name: 'form: old CV',
    pattern: SEAMAN_OLD_CV_PAGE,
    form: 'record-cv',
    body: { anonymous: 5.5 * MB, signedIn: 5.5 * MB },
  },
  {
    ...formPage,
    name: 'form: remove the old CV',
    pattern: `${SEAMAN_OLD_CV_PAGE}/remove`,
    form: 'record-cv-remove',
  },
  {
    ...formPage,
    name: 'form: links to the own form',
    pattern: SEAMAN_LINKS_PAGE,
    form: 'record-link',
  },
  {
    ...formPage,
    name: 'form: end a link to the own form',
    pattern: `${SEAMAN_LINKS_PAGE}/:entry/end`,
    form: 'record-link-end',
    guards: ['number of an entry'],
  },
  // A company opens few of them; who guesses has to open many.
  {
    ...formPage,
    name: 'form: show a shared form',
    pattern: `${SHARED_FORM_PAGE}/:token`,
    form: 'shared-form',
    limiter: 'feeds',
  },
  {
    ...privatePage,
    name: 'end reminders',
    pattern: `${SEAMAN_REMINDERS_END_PAGE}/:token`,
    needsDatabase: true,
  },
  // The desk of companies. The data layer decides who may see which.
  { ...privatePage, name: 'desk', pattern: COMPANY_DESK_PAGE, needsDatabase: true },
  {
    ...formPage,
    name: 'form: claim a company',
    pattern: `${COMPANY_CLAIM_PAGE}/:company`,
    form: 'desk-claim',
    guards: ['number of a company'],
  },
  {
    ...formPage,
    name: 'form: confirm for a desk',
    pattern: `${COMPANY_CONFIRM_PAGE}/:token`,
    form: 'desk-confirm',
  },
  {
    ...formPage,
    name: 'form: sign in to a desk',
    pattern: COMPANY_SIGN_IN_PAGE,
    form: 'desk-sign-in',
  },
  {
    ...formPage,
    name: 'form: sign in to a desk by a link',
    pattern: `${COMPANY_SIGN_IN_PAGE}/:token`,
    form: 'desk-enter',
  },
  {
    ...privatePage,
    name: 'desk of a company',
    pattern: `${COMPANY_DESK_PAGE}/:company`,
    guards: ['number of a company'],
    needsDatabase: true,
  },
  {
    ...formPage,
    name: 'form: invite to a desk',
    pattern: `${COMPANY_DESK_PAGE}/:company/invite`,
    form: 'desk-invite',
    guards: ['number of a company'],
  },
  {
    ...formPage,
    name: 'form: seat at a desk',
    pattern: `${COMPANY_DESK_PAGE}/:company/people/:seat`,
    form: 'desk-seat',
    guards: ['seat at a desk'],
  },
  // The panel links to it with a language prefix.
  {
    ...privatePage,
    name: 'preview',
    pattern: 'preview/:collection/:document',
    guards: ['document number'],
    for: 'staff',
    limiter: 'previews',
    needsDatabase: true,
  },

  // Pages of editors. No page may begin with the first word of a route above.
  { ...page, name: 'guides', pattern: 'docs{/*path}' },
  { ...page, name: 'companies and vacancies', pattern: 'crewings{/*path}', limiter: 'searches' },
  { ...page, name: 'warnings', pattern: `${WARNINGS_PAGE}{/*path}`, limiter: 'searches' },
  { ...page, name: 'page', pattern: '{*path}' },
]

/** The largest body that any route accepts, in bytes. */
export const LARGEST_BODY = Math.max(
  ...ROUTES.map(({ body = USUAL_BODY }) => Math.max(body.anonymous, body.signedIn)),
)

/** Returns the largest body that a route accepts, in bytes. */
export function largestBody(route: Pick<Route, 'body'> | undefined, isSignedIn: boolean): number {
  const body = route?.body ?? USUAL_BODY
  return isSignedIn ? body.signedIn : body.anonymous
}

/** Whether refusals of a route are JSON. */
export function isOfApi(route: Route | undefined): boolean {
  return route?.pattern.startsWith('api/') ?? false
}
