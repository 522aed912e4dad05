import type { PayloadRequest } from 'payload'

import { panelText } from '@/i18n/panel/panel-texts'

import type { RequestRecord } from '../request-record.queries'

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
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <section aria-labelledby="mh-request-files">
      <h3 id="mh-request-files">{panelText(req.t, 'requestFiles')}</h3>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <a href={`/api/requests/${request.id}/files/${file.id}`} download>
              <bdi>{file.name}</bdi>
            </a>
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
          </li>
        ))}
      </ul>
      <p>{panelText(req.t, 'requestFileUnchecked')}</p>
    </section>
  )
}
