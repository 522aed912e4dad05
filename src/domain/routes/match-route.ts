import { match, type ParamData } from 'path-to-regexp'

import { type Guard, GUARDS } from './guards'
import { type Route, ROUTES } from './route-table'

/** A row of the table that an address fits. */
export interface MatchedRoute<Row> {
  route: Row
  params: ParamData
  /** Whether one of its guards says that there is nothing there. */
  isRefused: boolean
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

/**
 * Compiles a table: what it returns finds the first row for a path without its leading slash.
 * @throws Error `Unknown route middleware: '{name}'` where a row names a guard that there is not
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
    // What is matched is decoded where that is meant.
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

/** The row for a path as it was asked for, outside the languages; `undefined` for a page's. */
export const matchFixedRoute = compileRoutes(
  ROUTES.filter(({ inEachLanguage }) => !inEachLanguage),
  GUARDS,
)

/** The row for a content path. There is always one: what is in no other is a page, or none. */
export const matchContentRoute = compileRoutes(
  ROUTES.filter(({ inEachLanguage }) => inEachLanguage),
  GUARDS,
)

/** The table as data: which addresses are checked before they are looked up, and where some lead. */
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
