import { Gutter } from '@payloadcms/ui'
import Link from 'next/link'
import type { DocumentViewServerProps } from 'payload'

import type { TranslatedCollection } from '../../../content-types'
import { isLocale, languageTag, type Locale, nativeName } from '../../../domain/locales/locales'
import { panelText } from '../../../i18n/panel/panel-texts'
import { historyOfDocument } from './document-history.queries'
import { historyOfGlobal } from './global-history.queries'
import type { HistoryLine } from './history-line'
import { momentOf } from './moment'
import { RestoreButton } from './restore-button'

/** Who saved what and when, newest first, with a way back: of a document in the language that is shown, or of a global. */
export async function HistoryView({ initPageResult, searchParams }: DocumentViewServerProps) {
  const { req, docID, collectionConfig, globalConfig } = initPageResult
  const { i18n, locale, t } = req
  if (!isLocale(locale) || !req.user) return null
  const page = Math.min(LAST_PAGE, Math.max(1, Math.floor(Number(searchParams?.page)) || 1))
  const history = globalConfig
    ? await historyOfGlobal(req, globalConfig, page)
    : collectionConfig &&
      docID !== undefined &&
      (await historyOfDocument(req, {
        // Only collections with public documents have this view.
        collection: collectionConfig.slug as TranslatedCollection,
        id: docID,
        locale,
        page,
      }))
  if (!history) return null
  const { editor, hasLanguages, hasNewer, hasOlder, lines, path, restoreLabel } = history
  const hasChanges = lines.some(({ changed }) => changed !== undefined)
  return (
    <main>
      <Gutter className="mh-report mh-history">
        <h2>{panelText(t, 'history')}</h2>
        {lines.length === 0 ? (
          <p>{panelText(t, 'historyNone')}</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">{panelText(t, 'historyWhen')}</th>
                <th scope="col">{panelText(t, 'historyWho')}</th>
                {hasLanguages && <th scope="col">{panelText(t, 'language')}</th>}
                <th scope="col">{history.saidHeading}</th>
                {hasChanges && <th scope="col">{panelText(t, 'historyChanged')}</th>}
                <td />
              </tr>
            </thead>
            <tbody>
              {lines.map(({ changed, compare, id, language, restore, said, savedAt, who }) => (
                <tr key={id}>
                  <td data-label={panelText(t, 'historyWhen')}>
                    <time dateTime={savedAt}>{momentOf(savedAt, i18n)}</time>
                  </td>
                  <td data-label={panelText(t, 'historyWho')}>
                    <bdi>{who}</bdi>
                  </td>
                  {hasLanguages && (
                    <td data-label={panelText(t, 'language')}>
                      {language ? (
                        <Language locale={language} />
                      ) : (
                        globalConfig && panelText(t, 'historyShared')
                      )}
                    </td>
                  )}
                  <td data-label={history.saidHeading}>{said}</td>
                  {hasChanges && (
                    <td data-label={panelText(t, 'historyChanged')}>
                      {changed === '' ? '–' : changed}
                    </td>
                  )}
                  <td>
                    <div className="mh-actions">
                      <Link prefetch={false} href={compare}>
                        {panelText(t, 'historyCompare')}
                      </Link>
                      <WayBack restore={restore} label={restoreLabel} editor={editor} t={t} />
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="mh-actions">
          {hasNewer && (
            <Link prefetch={false} href={`${path}/versions?page=${page - 1}`}>
              {panelText(t, 'historyNewer')}
            </Link>
          )}
          {hasOlder && (
            <Link prefetch={false} href={`${path}/versions?page=${page + 1}`}>
              {panelText(t, 'historyOlder')}
            </Link>
          )}
        </p>
      </Gutter>
    </main>
  )
}

/** More pages than any history has. */
const LAST_PAGE = 10_000

interface WayBackProps {
  restore: HistoryLine['restore']
  label: string
  editor: string
  t: Parameters<typeof panelText>[0]
}

function WayBack({ editor, label, restore, t }: WayBackProps) {
  if (restore === undefined) return null
  if (typeof restore === 'string') return <span>{restore}</span>
  return (
    <RestoreButton
      action={restore.action}
      editor={editor}
      label={label}
      failed={panelText(t, 'consequencesUnanswered')}
      {...(restore.question !== undefined && {
        question: {
          title: restore.question,
          text: panelText(t, 'historyAskText'),
          leave: panelText(t, 'consequencesLeave'),
        },
      })}
    />
  )
}

function Language({ locale }: { locale: Locale }) {
  return <span lang={languageTag(locale)}>{nativeName(locale)}</span>
}
