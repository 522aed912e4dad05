import { locale as localeParam } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'

import { isLocale } from '@/domain/locales/locales'
import { env } from '@/env'

import { loadMessages } from './messages'
import { formattingTag } from './messages-translator'

export default getRequestConfig(async () => {
  const requested = await localeParam()
  const locale = isLocale(requested) ? requested : env.DEFAULT_LOCALE
  return {
    // next-intl formats with this tag (`ph` is none that Intl knows); the public code stays in the URL.
    locale: formattingTag(locale),
    messages: await loadMessages(locale),
    timeZone: 'UTC',
    onError(error) {
      // A missing or broken message is a bug that `npm run check` finds; never show a bare key.
      throw error
    },
  }
})
