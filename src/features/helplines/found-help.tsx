import { getTranslations } from 'next-intl/server'

import type { HelpSituation } from '@/domain/helplines'
import type { Locale } from '@/domain/locales'

import { chosenLines, helpersOf } from './helpline-groups'
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

/** More would push what was found out of sight. */
const MOST_HELPERS = 3

/** Who helps, before anything that a search has found; nothing where nobody is known. */
export async function FoundHelp({ lines, situations, locale, withPirates, href }: Props) {
  const named = situations
    .flatMap((situation) => chosenLines(lines, situation, locale))
    // The sentence above them says so.
    .filter(({ hours, purpose }) => hours === 'always' && (withPirates || purpose !== 'piracy'))
  const helpers = helpersOf([...new Set(named)]).slice(0, MOST_HELPERS)
  if (helpers.length === 0) return null
  const t = await getTranslations('helplines')
  return (
    <section aria-labelledby="_help" className="found-help">
      <HelplinesStyle />
      <h2 id="_help">{t('foundFor')}</h2>
      <p>{t('foundText')}</p>
      <Helpers helpers={helpers} locale={locale} sources={[]} />
      {href !== undefined && (
        <p>
          <a href={href} className="more">
            {t('foundAll')}
          </a>
        </p>
      )}
    </section>
  )
}
