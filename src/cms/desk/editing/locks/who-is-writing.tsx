import type { BeforeListTableServerProps } from 'payload'

import type { TranslatedCollection } from '../../../../content-types'
import { direction, languageTag, nativeName } from '../../../../domain/locales/locales'
import { panelText } from '../../../../i18n/panel/panel-texts'
import { liveLocks } from './edit-locks'

/** Above a list: which of its documents are being written at this moment, by whom, in which language. */
export async function WhoIsWriting({ collectionConfig, i18n, locale, payload, user }: Props) {
  if (!collectionConfig) return null
  const collection = collectionConfig.slug as TranslatedCollection
  const locks = (await liveLocks({ payload }, collection)).filter(
    ({ holder }) => holder !== user?.id,
  )
  if (locks.length === 0) return null
  const { docs } = await payload.find({
    collection,
    where: { id: { in: locks.map(({ id }) => id) } },
    locale: locale?.code as never,
    fallbackLocale: false,
    draft: true,
    depth: 0,
    pagination: false,
    select: { title: true, panelTitle: true },
    overrideAccess: false,
    user,
  })
  const titles = new Map(docs.map((one) => [one.id, one.panelTitle ?? one.title]))
  const shown = locks.filter(({ id }) => titles.has(id))
  if (shown.length === 0) return null
  return (
    <p className="mh-writers">
      {panelText(i18n.t as never, 'lockList')}:
      {shown.map(({ id, locale: written, name }) => (
        <span key={`${id}/${written}`} className="mh-writer">
          <a href={`/admin/collections/${collection}/${id}?locale=${written}`}>
            <bdi>{titles.get(id) ?? `#${id}`}</bdi>
          </a>{' '}
          (<bdi>{name}</bdi>,{' '}
          <bdi lang={languageTag(written)} dir={direction(written)}>
            {nativeName(written)}
          </bdi>
          )
        </span>
      ))}
    </p>
  )
}

type Props = BeforeListTableServerProps
