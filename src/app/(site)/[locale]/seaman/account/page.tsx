import { SEAMAN_ACCOUNT_PAGE } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { sentValues } from '@/features/requests/request-values'
import { AccountView } from '@/features/seamen/account-view'
import { readDone } from '@/features/seamen/form-visitor'
import type { WordsOf } from '@/features/seamen/own-requests'
import { OwnAlerts } from '@/features/vacancies/alerts/alerts-view'
import { loadMessages } from '@/i18n/messages'
import { messagesIn } from '@/i18n/messages-translator'
import { BrowserScript } from '@/ui/components/browser-script'

import { ownPage } from '../../../own-page'

// It is one seafarer's.
export const dynamic = 'force-dynamic'

/** What a seafarer's account holds, and what can be done with it. */
const page = ownPage({
  path: SEAMAN_ACCOUNT_PAGE,
  title: async (locale) => (await messagesIn(locale, 'seaman.account'))('title'),
  View: async ({ seaman, locale, query }) => (
    <>
      <AccountView
        seaman={seaman}
        locale={locale}
        done={readDone(query.get('done') ?? undefined)}
        wordsOf={await wordsIn(locale)}
      >
        <OwnAlerts seaman={seaman} locale={locale} />
      </AccountView>
      <BrowserScript name="form" />
    </>
  ),
})

export const generateMetadata = page.metadata
export default page.Page

/** Returns the labels for sent values. Checkboxes are left out, and files are shown separately. */
async function wordsIn(locale: Locale): Promise<WordsOf> {
  const { forms: texts } = await loadMessages(locale)
  return (kind, values) =>
    sentValues(kind, withoutFiles(values), { texts, language: locale, names: {} }).flatMap(
      ({ label, value, isOwnWords }) =>
        typeof value === 'string' ? [{ label, value, isOwnWords }] : [],
    )
}

function withoutFiles(values: unknown): object {
  const isFile = (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => !isFile(value)))
}
