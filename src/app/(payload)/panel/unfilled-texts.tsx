import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'

import { findUnfilledTexts } from '@/cms/publications/reading/unfilled-texts.queries'
import { languageTag } from '@/domain/locales/locales'
import { languageInPanel, panelText } from '@/i18n/panel/panel-texts'

const MOST = 20

/** The texts in which the operator has still to write something; nothing where there is none. */
export async function UnfilledTexts({ i18n }: Pick<AdminViewServerProps, 'i18n'>) {
  const texts = await findUnfilledTexts(MOST)
  if (texts.length === 0) return null
  return (
    <section>
      <p className="mh-bad">{panelText(i18n.t, 'deskUnfilled')}</p>
      <ul>
        {texts.map(({ collection, document, locale, title }) => (
          <li key={`${collection}/${document}/${locale}`}>
            <Link
              prefetch={false}
              href={`/admin/collections/${collection}/${document}?locale=${locale}`}
            >
              <bdi lang={languageTag(locale)}>{title}</bdi>
            </Link>{' '}
            <small>{languageInPanel(i18n.t, locale)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
