import { match, type ParamData } from 'path-to-regexp'

import { type Guard, GUARDS } from './guards'
import { type Route, ROUTES } from './route-table'

/** The route that matches an address. */
export interface MatchedRoute<Row> {
  route: Row
  params: ParamData
  /** Whether one of its guards refused the address. The answer is a 404 then. */
  isRefused: boolean
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

/**
 * Compiles a route table. The returned function finds the first route for a path without its leading slash.
 * @throws Error `Unknown route middleware: '{name}'` when a route names an unknown guard
 */
export function compileRoutes<Row extends Pick<Route<string>, 'pattern' | 'guards'>>(
  routes: readonly Row[],
  guards: Readonly<Record<string, Guard>>,
): (path: string, headers?: Headers) => MatchedRoute<Row> | undefined {
  const compiled = routes.map((route) => {
    const checks = (route.guards ?? []).map((name) => {
      const check = Object.hasOwn(guards, name) ? guards[name] : undefined
      if (!check) throw new Error(`Unknown route middleware: '${name}'`)
      return check
    })
    // Parameters stay encoded. Callers decode them when they need to.
    return {
      route,
      checks,
      matches: match(`/${route.pattern}`, { decode: false, sensitive: true }),
    }
  })
  return (path, headers = {}) => {
    for (const { route, checks, matches } of compiled) {
      const found = matches(`/${path}`)
      if (!found) continue
      const { params } = found
      return { route, params, isRefused: !checks.every((check) => check({ params, headers })) }
    }
    return undefined
  }
}

/** Finds the route of a path without a language prefix, such as a file or an endpoint; `undefined` for pages. */
export const matchFixedRoute = compileRoutes(
  ROUTES.filter(({ inEachLanguage }) => !inEachLanguage),
  GUARDS,
)

/** Finds the route of a content path. There is always one, because the last route matches every path. */
export const matchContentRoute = compileRoutes(
  ROUTES.filter(({ inEachLanguage }) => inEachLanguage),
  GUARDS,
)

/** Returns the table as data: the guards of each route and the targets of fixed redirects. */
export function describeRoutes() {
  return ROUTES.filter(({ guards, leadsTo }) => guards !== undefined || leadsTo !== undefined).map(
    ({ pattern, guards = [], leadsTo }) => ({
      path: pattern,
      middleware: [...guards],
      validated: guards.length > 0,
      redirect: leadsTo ?? null,
    }),
  )
}
