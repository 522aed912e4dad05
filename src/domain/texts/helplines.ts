import { safeHref, safeWebAddress, telephoneNumber } from '../addresses/link-safety'
import { isMailAddress } from '../mail/mail-address'
import type { Locale } from '../locales/locales'
import { messengerLink } from '../mail/messenger-link'

/** How people who help are reached. */
export const HELPLINE_KINDS = ['phone', 'whatsapp', 'email', 'page'] as const
export type HelplineKind = (typeof HELPLINE_KINDS)[number]

/** What has happened to whom they help. */
export const HELP_SITUATIONS = [
  'ownLife',
  'hurt',
  'notPaid',
  'leftBehind',
  'threatened',
  'assaulted',
  'cheated',
  'papersKept',
] as const
export type HelpSituation = (typeof HELP_SITUATIONS)[number]

/** Who they are. */
export const HELPLINE_PURPOSES = [
  'seafarers',
  'union',
  'medical',
  'violence',
  'piracy',
  'crisis',
  'directory',
  'consular',
  'workers',
  'flag',
  'port',
] as const
export type HelplinePurpose = (typeof HELPLINE_PURPOSES)[number]

/** When somebody answers; `unknown` where nobody has said. */
export const HELPLINE_HOURS = ['always', 'weekdays', 'unknown'] as const
export type HelplineHours = (typeof HELPLINE_HOURS)[number]

/** What a block of a text shows of them. */
export const HELPLINE_CHOICES = [
  'always',
  'parts',
  ...HELP_SITUATIONS,
  'ownCountries',
  'countries',
  'flagsAndPorts',
  'sources',
] as const
export type HelplineChoice = (typeof HELPLINE_CHOICES)[number]

/**
 * The anchor of the part of a page of help that is about what has happened, in every language; no heading has one like it.
 * @example situationAnchor('notPaid') // '_notPaid'
 */
export function situationAnchor(situation: HelpSituation): string {
  return `_${situation}`
}

/** What people who help may speak, by ISO 639-1: those of most seafarers, and of the countries whose lines are known. */
export const HELPLINE_LANGUAGES = [
  ...['ar', 'bn', 'de', 'el', 'en', 'es', 'fa', 'fr', 'gu', 'hi', 'hr', 'id', 'it', 'ja', 'ka'],
  ...['km', 'ko', 'ml', 'ms', 'my', 'ne', 'nl', 'pl', 'pt', 'ro', 'ru', 'si', 'sw', 'ta', 'te'],
  ...['th', 'tl', 'tr', 'uk', 'ur', 'vi', 'zh'],
] as const
export type HelplineLanguage = (typeof HELPLINE_LANGUAGES)[number]

/** The countries from which most readers of a language come, by ISO 3166-1: their lines are shown to them first. */
export const COUNTRIES_OF_READERS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['PH', 'IN', 'BD', 'LK', 'MM', 'GB', 'US'],
  uk: ['UA'],
  ru: ['RU', 'GE'],
  fr: ['FR'],
  ar: ['EG', 'JO'],
  es: ['ES'],
  de: ['DE'],
  ph: ['PH'],
  hi: ['IN'],
  pt: ['BR', 'PT'],
  id: ['ID'],
  zh: ['CN'],
}

/** Digits. */
const SHORTEST = 2

/** As it is dialled inside one country, without its code. */
const NATIONAL = /^[\d ()-]{3,20}$/

/**
 * Where a press on a line leads: what may be put into `href`. A number without the code of a country is taken where
 * the line is reached in one country only. `undefined` for what is none.
 * @example helplineHref({ kind: 'phone', value: '+44 20 7323 2737', isNational: false }) // 'tel:+442073232737'
 * @example helplineHref({ kind: 'phone', value: '14416', isNational: true }) // 'tel:14416'
 */
export function helplineHref({
  kind,
  value,
  isNational,
}: {
  kind: HelplineKind
  value: string
  isNational: boolean
}): string | undefined {
  const written = value.trim()
  switch (kind) {
    case 'phone': {
      const number = telephoneNumber(written)
      if (number !== undefined) return `tel:${number}`
      const digits = written.replace(/\D/g, '')
      return isNational && NATIONAL.test(written) && digits.length >= SHORTEST
        ? `tel:${digits}`
        : undefined
    }
    case 'whatsapp':
      return messengerLink('whatsapp', telephoneNumber(written) ?? '')
    case 'email':
      // In an address of a link `?` and `&` would begin a subject, or a second receiver.
      return isMailAddress(written) && !/[?&]/.test(written)
        ? safeHref(`mailto:${written}`)
        : undefined
    case 'page':
      return safeWebAddress(written)
  }
}
