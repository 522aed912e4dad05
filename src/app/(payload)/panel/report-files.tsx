import Link from 'next/link'

import type { ShownFile } from '@/cms/documents/links/shown-files.queries'
import type { UnusedMedia } from '@/features/media/media.queries'
import type { PanelKey } from '@/i18n/panel/panel-texts'

import { Places, type ReportText } from './report-places'

/** Files that readers are to be shown and that are not there. */
export function LostFiles({ files, text }: { files: ShownFile[]; text: ReportText }) {
  return (
    <section>
      <h2>{text('linksFiles')}</h2>
      <p>{text('linksFilesMeaning')}</p>
      <Files files={files} text={text} />
    </section>
  )
}

/** Pictures without words for those who do not see them. */
export function UntoldPictures({ files, text }: { files: ShownFile[]; text: ReportText }) {
  return (
    <section>
      <h2>{text('linksUntold')}</h2>
      <p>{text('linksUntoldMeaning')}</p>
      <Files files={files} text={text} />
    </section>
  )
}

const REASONS: Record<Exclude<ShownFile['why'], 'untold'>, PanelKey> = {
  missing: 'linksFileGone',
  trash: 'linksTrash',
  lost: 'linksFileLost',
}

function Files({ files, text }: { files: ShownFile[]; text: ReportText }) {
  if (files.length === 0) return <p className="mh-good">{text('reportNone')}</p>
  const areLost = files.some(({ why }) => why !== 'untold')
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text('linksFile')}</th>
          {areLost && <th scope="col">{text('linksWrong')}</th>}
          <th scope="col">{text('linksPlace')}</th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ collection, id, filename, why, places, more }) => (
          <tr key={`${collection}/${id}`}>
            <td>
              {why === 'missing' ? (
                <bdi>{`${collection} ${id}`}</bdi>
              ) : (
                <Link
                  prefetch={false}
                  href={`/admin/collections/${collection}/${why === 'trash' ? 'trash/' : ''}${id}`}
                >
                  <bdi>{filename}</bdi>
                </Link>
              )}
            </td>
            {areLost && <td>{why !== 'untold' && text(REASONS[why])}</td>}
            <td>
              <Places places={places} more={more} text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Files that nothing shows. */
export function UnusedFiles({
  files,
  language,
  text,
}: {
  files: UnusedMedia[]
  language: string
  text: ReportText
}) {
  const kilobytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  })
  return (
    <section>
      <h2>{text('reportUnused')}</h2>
      <p>{text('reportUnusedMeaning')}</p>
      {files.length === 0 ? (
        <p className="mh-good">{text('reportNone')}</p>
      ) : (
        <ul>
          {files.map(({ id, filename, bytes: size }) => (
            <li key={id}>
              <Link prefetch={false} href={`/admin/collections/media/${id}`}>
                <bdi>{filename}</bdi>
              </Link>{' '}
              {kilobytes.format(size / 1000)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
