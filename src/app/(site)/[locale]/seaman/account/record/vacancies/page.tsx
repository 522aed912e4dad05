import { SEAMAN_VACANCIES_PAGE } from '@/domain/addresses/site-pages'
import { messagesIn } from '@/i18n/messages-translator'

import { ownPage } from '../../../../../own-page'
import { OwnVacancies } from '../../../../../own-vacancies'

// It is one seafarer's.
export const dynamic = 'force-dynamic'

/** What a search finds of vacancies whose papers are in a seafarer's own form. */
const page = ownPage({
  path: SEAMAN_VACANCIES_PAGE,
  title: async (locale) => (await messagesIn(locale, 'seaman.fit'))('title'),
  View: OwnVacancies,
})

export const generateMetadata = page.metadata
export default page.Page
