import { locale as localeParam } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'

import { isLocale, languageTag } from '@/domain/locales'
import { env } from '@/env'

import { loadMessages } from './messages'

export default getRequestConfig(async () => {
  const requested = await localeParam()
  const locale = isLocale(requested) ? requested : env.DEFAULT_LOCALE
  return {
    // next-intl formats with this tag (`ph` is none that Intl knows); the public code stays in the URL.
    // The English of ships is nobody's own: a day stands before its month, as in the other languages.
    locale: locale === 'en' ? 'en-GB' : languageTag(locale),
    messages: await loadMessages(locale),
    timeZone: 'UTC',
    onError(error) {
      // A missing or broken message is a bug that `npm run check` finds; never show a bare key.
      throw error
    },
  }
})
