import type { PayloadRequest } from 'payload'

import { panelText } from '@/i18n/panel/panel-texts'

import type { RecordFile, RequestRecord } from '../request-record.queries'

interface Props {
  record: RequestRecord
  req: PayloadRequest
}

/** The files that came with a request; nothing where there are none. */
export function RequestFiles({ record: { request, files }, req }: Props) {
  if (files.length === 0) return null
  const { language } = req.i18n
  const size = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  })
  const hrefOf = (file: RecordFile) => `/api/requests/${request.id}/files/${file.id}`
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <section aria-labelledby="mh-request-files">
      <h2 id="mh-request-files">{panelText(req.t, 'requestFiles')}</h2>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            {file.text === undefined ? (
              <a href={hrefOf(file)} download>
                <bdi>{file.name}</bdi>
              </a>
            ) : (
              <bdi>{file.name}</bdi>
            )}
            <small>
              <bdi>{size.format(Math.ceil(file.size / 1000))}</bdi>
              {file.eraseAt && (
                <>
                  {' · '}
                  <bdi>
                    {panelText(req.t, 'requestFileUntil', { day: day.format(file.eraseAt) })}
                  </bdi>
                </>
              )}
            </small>
            {file.text !== undefined && <Unopened file={file} href={hrefOf(file)} req={req} />}
          </li>
        ))}
      </ul>
      <p>{panelText(req.t, 'requestFileUnchecked')}</p>
    </section>
  )
}

/** A document that the site has not opened: what is written in it, and the original behind a warning. */
function Unopened({ file, href, req }: { file: RecordFile; href: string; req: PayloadRequest }) {
  return (
    <>
      <details className="mh-unopened" open>
        <summary>{panelText(req.t, 'requestFileText', { name: file.name })}</summary>
        {file.text ? (
          <pre dir="auto">{file.text}</pre>
        ) : (
          <p>{panelText(req.t, 'requestFileNoText')}</p>
        )}
      </details>
      <details className="mh-unopened">
        <summary>{panelText(req.t, 'requestFileOriginal')}</summary>
        <p>{panelText(req.t, 'requestFileOriginalWarning')}</p>
        <a href={href} download>
          {panelText(req.t, 'requestFileOriginalGet')}
        </a>
      </details>
    </>
  )
}
