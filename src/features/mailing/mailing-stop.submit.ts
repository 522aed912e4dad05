import 'server-only'

import { answerEnd } from '@/cms/services/mail/one-click-end'
import { publicPath } from '@/domain/addresses/paths'
import { MAILING_STOP_PAGE } from '@/domain/addresses/site-pages'
import { env } from '@/env'

import { stopMailings } from './mailing-stops.queries'

/** Stops mailings to a company. A letter links to a page of its own, so its one-click address has no GET. */
export async function submitMailingStop(request: Request): Promise<Response> {
  return answerEnd(request, {
    end: ({ token = '' }) => stopMailings(token),
    address: ({ token = '' }, locale) =>
      publicPath({ locale, path: `${MAILING_STOP_PAGE}/${token}` }, env.DEFAULT_LOCALE),
    failure: 'A stop of mailings could not be written down',
  })
}
