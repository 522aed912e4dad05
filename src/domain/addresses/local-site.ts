import { canParse } from './can-parse'

/**
 * Whether only its own machine can reach a site. Only such a site shows invented companies and vacancies. It is `false`
 * for a text that is no URL.
 * @example isLocalSite('http://localhost:3000') // true
 */
export function isLocalSite(siteUrl: string): boolean {
  if (!canParse(siteUrl)) return false
  // The parser writes every form of an IPv4 address with four numbers.
  const { hostname } = new URL(siteUrl)
  return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}
