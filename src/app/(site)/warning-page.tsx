import { cache } from 'react'

import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { WARNINGS_PAGE } from '@/domain/addresses/site-pages'
import { env } from '@/env'
import { getDraftWarning } from '@/features/warnings/draft-warning.queries'
import type { WarningView } from '@/features/warnings/warning'
import { WarningPageView } from '@/features/warnings/warning-page-view'
import { getWarning } from '@/features/warnings/warnings.queries'
import { messagesIn } from '@/i18n/messages-translator'

import { type ContentView, type ShownPage, siteIn } from './content-view'
import { EveryLanguageFrame } from './every-language-frame'
import { everyLanguageMetadata } from './every-language-metadata'

/** A warning, in the site's frame. */
async function WarningPage({ warning, locale }: { warning: WarningView; locale: Locale }) {
  const to = (path: string) => publicPath({ locale, path }, env.DEFAULT_LOCALE)
  return (
    <EveryLanguageFrame locale={locale} site={await siteIn(locale)} path={warning.path}>
      <WarningPageView {...{ warning, locale }} home={to('')} list={to(WARNINGS_PAGE)} />
    </EveryLanguageFrame>
  )
}

const readWarning = cache(getWarning)

const load = ({ locale, document }: ShownPage) => readWarning(locale, Number(document))

/** How a warning is shown. */
export const warningView: ContentView = {
  metadata: async (shown) => {
    const { locale } = shown
    const warning = await load(shown)
    if (!warning) return undefined
    const t = await messagesIn(locale, 'warnings')
    const { path, name, isExample, publishedAt, updatedAt } = warning
    return everyLanguageMetadata(
      {
        locale,
        path,
        title: `${name} · ${t('title')}`,
        description: t('descriptionOf', { name }),
        isIndexed: !isExample,
        publishedAt,
        updatedAt,
      },
      (await siteIn(locale)).name,
    )
  },
  render: async (shown) => {
    const warning = await load(shown)
    return warning && <WarningPage warning={warning} locale={shown.locale} />
  },
  renderDraft: async ({ user, id, locale }) => {
    const warning = await getDraftWarning(user, id, locale)
    return warning
      ? { page: <WarningPage warning={warning} locale={locale} />, isEmpty: false }
      : { page: null, isEmpty: true }
  },
}
