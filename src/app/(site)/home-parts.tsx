import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'
import { ContactPanel } from '@/features/contact-profile/contact-panel'
import type { ContactView } from '@/features/contact-profile/contact-profile.queries'
import { getDocsOverview } from '@/features/docs/docs.queries'
import type { NavigationLink, NavigationView } from '@/features/navigation/navigation.queries'
import type { HomeParts } from '@/features/pages/home-view'
import { getBoard } from '@/features/vacancies/board.queries'
import { QuickSearch } from '@/features/vacancies/quick-search'
import { VacancyCards } from '@/features/vacancies/vacancy-cards'

import { COMPANY_LIST_PATH, VACANCY_LIST_PATH } from '@/domain/addresses/site-pages'

interface Around {
  navigation: NavigationView
  contact: ContactView | undefined
}

/** What the home page shows of the other parts of the site. */
export async function homeParts(
  locale: Locale,
  { navigation, contact }: Around,
): Promise<HomeParts> {
  const [board, guide] = await Promise.all([getBoard(), getDocsOverview(locale)])
  const to = (path: string) => publicPath({ locale, path }, env.DEFAULT_LOCALE)
  const list = to(VACANCY_LIST_PATH)
  return {
    board:
      board.newest.length === 0
        ? undefined
        : {
            search: <QuickSearch {...{ board, locale, list }} companies={to(COMPANY_LIST_PATH)} />,
            newest: <VacancyCards {...{ board, locale, list }} />,
          },
    actions: ownLanguageFirst(navigation.header, locale).slice(0, 2),
    help: navigation.help?.href,
    guide,
    footer: [...navigation.own, ...navigation.footer].map(({ href }) => href),
    contactPanel: contact && <ContactPanel contact={contact} />,
  }
}

/** A call to action is best in the reader's own language. */
function ownLanguageFirst(links: readonly NavigationLink[], locale: Locale): NavigationLink[] {
  return links.toSorted((a, b) => Number(b.locale === locale) - Number(a.locale === locale))
}
