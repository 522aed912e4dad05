import { getTranslations } from 'next-intl/server'

import { type HelpSituation, situationAnchor } from '@/domain/texts/helplines'
import type { Locale } from '@/domain/locales/locales'

import { foundHelpers } from './helpline-groups'
import { Helpers } from './helplines'
import { HelplinesStyle } from './helplines-style'
import type { HelplineView } from './helplines.queries'

interface Props {
  lines: readonly HelplineView[]
  /** What the reader’s words say has happened, the gravest first. */
  situations: readonly HelpSituation[]
  locale: Locale
  /** Whether they speak of pirates: only then do the lines against piracy help. */
  withPirates: boolean
  /** Public path of the page with all of them; absent where editors chose none. */
  href: string | undefined
}

/** Who helps, before anything that a search has found; nothing where nobody is known. */
export async function FoundHelp({ lines, situations, locale, withPirates, href }: Props) {
  const helpers = foundHelpers(lines, { situations, locale, withPirates })
  if (helpers.length === 0) return null
  const t = await getTranslations('helplines')
  const [only, ...others] = situations
  // Where several things may have happened, the page begins with who helps in all of them.
  const part = only === undefined || others.length > 0 ? '' : `#${situationAnchor(only)}`
  return (
    <section aria-labelledby="_help" className="found-help">
      <HelplinesStyle />
      <h2 id="_help">{t('foundFor')}</h2>
      {helpers[0]?.ways.some(({ hours }) => hours === 'always') && <p>{t('foundText')}</p>}
      <Helpers helpers={helpers} locale={locale} sources={[]} />
      {href !== undefined && (
        <p>
          <a href={href + part} className="more">
            {t('foundAll')}
          </a>
        </p>
      )}
    </section>
  )
}
