import Link from 'next/link'
import type { UIFieldServerProps } from 'payload'

import { findUses, type Use } from '@/cms/documents/uses/find-uses'
import { USE_STATES } from '@/cms/documents/uses/file-in-use.hooks'
import { languageTag, nativeName } from '@/domain/locales/locales'
import { panelText } from '@/i18n/panel/panel-texts'

/** Nobody goes through more of them one by one. */
const MOST_LISTED = 50

/** Where a file is shown: it goes to the trash only where readers are shown it nowhere. */
export async function UsedIn({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const { first, more } = await findUses(req, { collection: 'media', documents: [id] }, MOST_LISTED)
  return (
    <section className="mh-used-in" aria-labelledby="mh-used-in">
      <h2 id="mh-used-in">{panelText(req.t, 'usedIn')}</h2>
      {first.length === 0 ? (
        <p>{panelText(req.t, 'usedNowhere')}</p>
      ) : (
        <ul>
          {first.map((use) => (
            <li key={`${use.owner}/${use.document}/${use.locale}`}>
              <Link prefetch={false} href={addressOf(use)}>
                <bdi {...(use.locale && { lang: languageTag(use.locale) })}>{use.title}</bdi>
              </Link>
              <small>
                {use.locale && `${nativeName(use.locale)}, `}
                {panelText(req.t, USE_STATES[use.state])}
              </small>
            </li>
          ))}
          {more > 0 && <li>{panelText(req.t, 'usesMore', { count: more })}</li>}
        </ul>
      )}
    </section>
  )
}

function addressOf({ owner, document, locale, state }: Use): string {
  const query = locale ? `?locale=${locale}` : ''
  if (document === undefined) return `/admin/globals/${owner}${query}`
  return `/admin/collections/${owner}/${state === 'trash' ? 'trash/' : ''}${document}${query}`
}
