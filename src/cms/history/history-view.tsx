import { Gutter } from '@payloadcms/ui'
import Link from 'next/link'
import type { DocumentViewServerProps, PayloadRequest } from 'payload'

import { isLocale, languageTag, type Locale, nativeName } from '../../domain/locales'
import { panelText } from '../../i18n/panel/panel-texts'
import { mayWriteLanguage } from '../access'
import { overridingAccess } from '../local-api'
import type { TranslatedCollection } from '../../content-types'
import { RestoreButton } from './restore-button'

const PER_PAGE = 20

/** Who saved what and when, newest first, with a way back in the language that is shown. */
export async function HistoryView({ initPageResult, searchParams }: DocumentViewServerProps) {
  const { req, docID, collectionConfig } = initPageResult
  const { locale, t } = req
  if (!isLocale(locale) || !req.user || !collectionConfig) return null
  // Only collections with public documents have this view.
  const collection = collectionConfig.slug as TranslatedCollection
  const page = Math.max(1, Number(searchParams?.page) || 1)
  const versions = await req.payload.findVersions({
    collection,
    // Publishing one language leaves a second version behind, of the others.
    where: { parent: { equals: docID }, snapshot: { not_equals: true } },
    sort: '-updatedAt',
    limit: PER_PAGE,
    page,
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  })
  const names = await namesOf(
    req,
    versions.docs.flatMap(({ version }) =>
      typeof version.editedBy === 'number' ? version.editedBy : [],
    ),
  )
  const time = new Intl.DateTimeFormat(req.i18n.language, {
    dateStyle: 'long',
    timeStyle: 'short',
  })
  const language = nativeName(locale)
  const path = `/admin/collections/${collection}/${docID}`
  const isWriter = mayWriteLanguage(req, locale)
  return (
    <Gutter className="mh-report mh-history">
      <h2>{panelText(t, 'history')}</h2>
      {versions.docs.length === 0 ? (
        <p>{panelText(t, 'historyNone')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{panelText(t, 'historyWhen')}</th>
              <th scope="col">{panelText(t, 'historyWho')}</th>
              <th scope="col">{panelText(t, 'language')}</th>
              <th scope="col">{panelText(t, 'historyStatus', { language })}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {versions.docs.map(({ id, updatedAt, version }) => (
              <tr key={id}>
                <td>
                  <time dateTime={updatedAt}>{time.format(new Date(updatedAt))}</time>
                </td>
                <td>
                  <bdi>
                    {typeof version.editedBy === 'number'
                      ? (names.get(version.editedBy) ?? panelText(t, 'historyFormer'))
                      : panelText(t, 'historyNobody')}
                  </bdi>
                </td>
                <td>{version.editedLocale && <Language locale={version.editedLocale} />}</td>
                <td>
                  {panelText(
                    t,
                    version._status === 'published' ? 'historyPublished' : 'historyDraft',
                  )}
                </td>
                <td>
                  <div className="mh-actions">
                    <Link
                      prefetch={false}
                      href={`${path}/versions/${id}?localeCodes=${encodeURIComponent(JSON.stringify([locale]))}`}
                    >
                      {panelText(t, 'historyCompare')}
                    </Link>
                    {isWriter && version.title && (
                      <RestoreButton
                        action={`/api/${collection}/${docID}/restore-language?version=${id}&locale=${locale}`}
                        editor={`${path}?locale=${locale}`}
                        label={panelText(t, 'historyRestore', { language })}
                        failed={panelText(t, 'connectionLost')}
                      />
                    )}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mh-actions">
        {versions.hasPrevPage && (
          <Link prefetch={false} href={`${path}/versions?page=${page - 1}`}>
            {panelText(t, 'historyNewer')}
          </Link>
        )}
        {versions.hasNextPage && (
          <Link prefetch={false} href={`${path}/versions?page=${page + 1}`}>
            {panelText(t, 'historyOlder')}
          </Link>
        )}
      </p>
    </Gutter>
  )
}

function Language({ locale }: { locale: Locale }) {
  return <span lang={languageTag(locale)}>{nativeName(locale)}</span>
}

async function namesOf(req: PayloadRequest, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'staff',
    where: { id: { in: [...new Set(ids)] } },
    select: { name: true },
    depth: 0,
    pagination: false,
    ...overridingAccess('colleagues know each other by name; nothing else is read'),
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}
