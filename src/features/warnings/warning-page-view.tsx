import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'
import { Breadcrumbs } from '@/ui/components/breadcrumbs'
import { FactPageStyle } from '@/ui/components/fact-page-style'

import type { WarningView } from './warning'
import { WarningAdvice } from './warning-advice'
import { WarningFacts, WarningLabels } from './warning-facts'
import { WarningsStyle } from './warnings-style'

interface Props {
  warning: WarningView
  locale: Locale
  /** Public paths. */
  home: string
  list: string
}

/** One warning: whom it is of, of what, since when, and what they write from. */
export async function WarningPageView({ warning, locale, home, list }: Props) {
  const t = await messagesIn(locale, 'warnings')
  const navigation = await messagesIn(locale, 'navigation')
  return (
    <div className="frame fact-page">
      <FactPageStyle />
      <WarningsStyle />
      <Breadcrumbs
        label={navigation('breadcrumbs')}
        links={[
          { href: home, title: navigation('home'), excerpt: null, locale },
          { href: list, title: t('title'), excerpt: null, locale },
        ]}
        here={{ title: warning.name, locale }}
        locale={locale}
      />
      <header className="fact-head">
        <h1 className="display">
          <bdi>{warning.name}</bdi>
        </h1>
        <WarningLabels warning={warning} locale={locale} />
      </header>
      <div className="two">
        <div className="col warning-body">
          {warning.endedOn && (
            <p role="note" className="callout">
              <i aria-hidden="true">i</i>
              <span>{t('endedText')}</span>
            </p>
          )}
          {warning.isExample && (
            <p role="note" className="callout">
              <i aria-hidden="true">i</i>
              <span>{t('exampleText')}</span>
            </p>
          )}
          <WarningFacts warning={warning} locale={locale} />
        </div>
        <div className="col">
          <WarningAdvice locale={locale} />
        </div>
      </div>
    </div>
  )
}
