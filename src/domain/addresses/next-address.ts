import { canParse } from './can-parse'
import { isLocale } from '../locales/locales'

/** What nobody sees of an address, and what browsers read as a slash. */
const DANGEROUS = /[\p{Cc}\s\\]/u

/**
 * Where to go on after a sign-in: a path of the members' area with its query, as it was asked for. Nothing where it leads
 * anywhere else: whoever made up such an address wants somebody to believe another site to be this one.
 * @example nextAddress('/uk/seaman/services/7') // '/uk/seaman/services/7'
 * @example nextAddress('//evil.example/seaman') // undefined
 */
export function nextAddress(asked: string | undefined): string | undefined {
  if (asked === undefined || asked.length > 200 || DANGEROUS.test(asked)) return undefined
  if (!asked.startsWith('/') || asked.startsWith('//')) return undefined
  const base = 'http://site.invalid'
  if (!canParse(asked, base)) return undefined
  const { origin, pathname, search } = new URL(asked, base)
  if (origin !== base) return undefined
  const [first = '', ...rest] = pathname.slice(1).split('/')
  const segments = isLocale(first) ? rest : [first, ...rest]
  if (segments[0] !== 'seaman' || segments.includes('')) return undefined
  return pathname + search
}
