import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'

import { isLocale, type Locale } from '../../../domain/locales/locales'
import { env } from '../../../env'
import { panelText } from '../../../i18n/panel/panel-texts'

/**
 * The languages that a request names with `locale`, each once.
 * @throws 400 where it names none, or one that has no source to be compared with
 */
export function languagesAsked(req: PayloadRequest): Locale[] {
  const asked = [...new Set(req.searchParams.getAll('locale'))]
  const locales = asked.filter(isLocale).filter((locale) => locale !== env.SOURCE_LOCALE)
  if (locales.length === 0 || locales.length < asked.length) throw oneLanguageAtATime(req)
  return locales
}

/** Refuses a request whose languages, or what goes with them, cannot be meant. */
export function oneLanguageAtATime(req: PayloadRequest): Error {
  return new APIError(panelText(req.t, 'oneLanguageAtATime'), 400, undefined, true)
}
