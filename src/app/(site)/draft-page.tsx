import type { ReactNode } from 'react'

import { getDraftDocument } from '@/cms/documents/draft-document.queries'
import { isTranslated } from '@/cms/publications/content-types'
import type { PublishableCollection } from '@/content-types'
import type { Locale } from '@/domain/locales'
import type { Currency } from '@/domain/money'
import { getCompany } from '@/features/crewings/crewings.queries'
import { getDraftCompany } from '@/features/crewings/draft-company.queries'
import { getDraftVacancy } from '@/features/vacancies/draft-vacancy.queries'

import { CompanyPage } from './company-page'
import { siteIn } from './content-view'
import { DocumentPage } from './document-page'
import { VacancyPage } from './vacancy-page'

/** Who asks. */
type Account = Parameters<typeof getDraftDocument>[0]

interface Asked {
  collection: PublishableCollection
  id: number
  locale: Locale
  /** What prices are shown in. */
  currency: Currency
}

interface DraftPage {
  page: ReactNode
  /** Whether nothing of it is written that readers could be shown. */
  isEmpty: boolean
}

/** A draft of any type as its readers would see it; `undefined` where this account may not read it. */
export async function draftPage(user: Account, asked: Asked): Promise<DraftPage | undefined> {
  const { collection, id, locale, currency } = asked
  const site = await siteIn(locale)
  if (isTranslated(collection)) {
    const page = await getDraftDocument(user, { collection, id, locale })
    if (!page) return undefined
    const shown = <DocumentPage page={page} site={site} current="" currency={currency} />
    return { page: shown, isEmpty: !page.title }
  }
  const vacancy = collection === 'vacancies' && (await getDraftVacancy(user, id, locale))
  if (vacancy) {
    // As it stands beside the vacancy now; one that is not published yet has a draft alone.
    const company =
      (await getCompany(locale, vacancy.companyId)) ??
      (await getDraftCompany(user, vacancy.companyId, locale))
    const page = company && <VacancyPage {...{ vacancy, company, locale, site }} />
    return { page, isEmpty: !company }
  }
  const company = collection === 'crewings' && (await getDraftCompany(user, id, locale))
  if (company) return { page: <CompanyPage {...{ company, locale, site }} />, isEmpty: false }
  // Facts without which there is nothing to show are still to be chosen.
  return { page: null, isEmpty: true }
}
