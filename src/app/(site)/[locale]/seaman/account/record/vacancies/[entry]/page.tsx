import { notFound } from 'next/navigation'

import { SEAMAN_VACANCIES_PAGE } from '@/domain/addresses/site-pages'
import { getVacancy } from '@/features/vacancies/vacancies.queries'
import { messagesIn } from '@/i18n/messages-translator'

import { ownPage } from '../../../../../../own-page'
import { OwnVacancy } from '../../../../../../own-vacancy'

// It is one seafarer's.
export const dynamic = 'force-dynamic'

/** What a vacancy asks beside a seafarer's own form. */
const page = ownPage({
  path: ({ entry }) => `${SEAMAN_VACANCIES_PAGE}/${entry ?? ''}`,
  title: async (locale) => (await messagesIn(locale, 'seaman.fit'))('vacancyTitle'),
  View: async ({ seaman, locale, params }) => {
    const vacancy = await getVacancy(locale, Number(params.entry))
    return vacancy ? <OwnVacancy {...{ seaman, locale, vacancy }} /> : notFound()
  },
})

export const generateMetadata = page.metadata
export default page.Page
