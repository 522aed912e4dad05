import { canParse } from './can-parse'

/**
 * Whether a site can be reached from its own machine alone. Only there are invented companies and
 * vacancies shown. `false` for what is no URL.
 * @example isLocalSite('http://localhost:3000') // true
 */
export function isLocalSite(siteUrl: string): boolean {
  if (!canParse(siteUrl)) return false
  // The parser writes every form of an IPv4 address with four numbers.
  const { hostname } = new URL(siteUrl)
  return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}
