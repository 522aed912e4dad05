import 'server-only'

import { localApi } from '@/cms/local-api'
import { answerEnd, leadToButton } from '@/cms/services/mail/one-click-end'
import { isToken } from '@/cms/services/sessions/secret-tokens'
import { publicPath } from '@/domain/addresses/paths'
import { SEAMAN_REMINDERS_END_PAGE } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { env } from '@/env'

import { endRemindersByLink } from './reminders.submit'

/** Leads a GET of the one-click address to the page with a button. */
export function leadToEndPage(request: Request): Response {
  return leadToButton(request, (token, locale) =>
    isToken(token) ? endPage(token, locale) : undefined,
  )
}

/** Ends mails about papers. A link that is none of ours sends no mail either, so it gets the same answer. */
export async function submitEndOfReminders(request: Request): Promise<Response> {
  return answerEnd(request, {
    async end({ token = '' }) {
      if (!isToken(token)) return false
      await endRemindersByLink(await localApi(), token)
      return true
    },
    address: ({ token = '' }, locale) => endPage(token, locale),
    failure: 'The end of reminders could not be written down',
  })
}

const endPage = (token: string, locale: Locale) =>
  publicPath({ locale, path: `${SEAMAN_REMINDERS_END_PAGE}/${token}` }, env.DEFAULT_LOCALE)
