import { match, type ParamData } from 'path-to-regexp'

/**
 * What is known of routes before anything is looked up or rendered: addresses that cannot be right,
 * and addresses that others expect and we have elsewhere. Editors keep theirs in the CMS.
 */
interface RouteRule<Middleware extends string = string> {
  /** Content paths it is about, without a locale, in the notation of `path-to-regexp`. */
  path: string
  /** Named checks of `ROUTE_MIDDLEWARE`, run in order before the rule's own. */
  middleware?: readonly Middleware[]
  /** Whether the parameters can be right at all; where it says no, the answer is a 404. */
  validate?: (params: ParamData) => boolean
  /** Where it is for good: a content path of the same language, or a file of the site. */
  redirect?: { page: string } | { file: string }
}

/** A check that several rules share. It says whether the route is valid. */
export type RouteMiddleware = (params: ParamData) => boolean

export type RuleVerdict =
  | { kind: 'pass' }
  | { kind: 'invalid' }
  | { kind: 'page'; path: string }
  | { kind: 'file'; file: string }

/**
 * Compiles a table of rules.
 * @throws Error `Unknown route middleware: '{name}'` where a rule names a check that there is not
 */
export function compileRouteRules(
  rules: readonly RouteRule[],
  middleware: Readonly<Record<string, RouteMiddleware>>,
): (path: string) => RuleVerdict {
  const compiled = rules.map((rule) => {
    const checks = (rule.middleware ?? []).map((name) => {
      const check = Object.hasOwn(middleware, name) ? middleware[name] : undefined
      if (!check) throw new Error(`Unknown route middleware: '${name}'`)
      return check
    })
    if (rule.validate) checks.push(rule.validate)
    // The path is decoded already.
    return { matches: match(`/${rule.path}`, { decode: false, sensitive: true }), checks, rule }
  })
  return (path) => {
    for (const { matches, checks, rule } of compiled) {
      const found = matches(`/${path}`)
      if (!found) continue
      if (!checks.every((check) => check(found.params))) return { kind: 'invalid' }
      const { redirect } = rule
      if (redirect) {
        return 'page' in redirect
          ? { kind: 'page', path: redirect.page }
          : { kind: 'file', file: redirect.file }
      }
    }
    return { kind: 'pass' }
  }
}

const ROUTE_MIDDLEWARE = {} satisfies Record<string, RouteMiddleware>

const ROUTE_RULES: readonly RouteRule<keyof typeof ROUTE_MIDDLEWARE>[] = [
  // Browsers, telephones and readers of feeds ask for these unasked, below a language too and in sizes
  // of their own; the page that says no would be 20 kB.
  { path: 'favicon.ico', redirect: { file: '/favicon.ico' } },
  { path: 'apple-touch-icon-:variant.png', redirect: { file: '/apple-touch-icon.png' } },
  { path: 'index.html', redirect: { page: '' } },
  { path: 'index.htm', redirect: { page: '' } },
  { path: 'index.php', redirect: { page: '' } },
  // Its number begins at 2, without zeros: another one is no sitemap of ours.
  { path: 'sitemap-:number.xml', validate: isSitemapNumber },
]

function isSitemapNumber({ number }: ParamData): boolean {
  return /^(?:[a-z]+-)?(?:[2-9]|[1-9]\d{1,5})$|^[a-z]+$/.test(String(number))
}

/** What the table says of a content path. */
export const applyRouteRules = compileRouteRules(ROUTE_RULES, ROUTE_MIDDLEWARE)

/** The table as data: which paths are checked before they are looked up, and where some lead. */
export function describeRouteRules() {
  return ROUTE_RULES.map(({ path, middleware = [], validate, redirect }) => ({
    path,
    middleware,
    validated: validate !== undefined,
    redirect: redirect ?? null,
  }))
}
