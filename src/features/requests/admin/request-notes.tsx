import type { PayloadRequest } from 'payload'

import { panelText } from '@/i18n/panel/panel-texts'

import type { RequestRecord } from '../request-record.queries'
import { NoteBox } from './note-box'

interface Props {
  record: RequestRecord
  req: PayloadRequest
}

/** What staff have noted, the oldest first, and where the next note is written. */
export function RequestNotes({ record: { request, names }, req }: Props) {
  const time = new Intl.DateTimeFormat(req.i18n.language, { dateStyle: 'long', timeStyle: 'short' })
  const notes = request.notes ?? []
  return (
    <section aria-labelledby="mh-request-notes">
      <h2 id="mh-request-notes">{panelText(req.t, 'requestNotes')}</h2>
      {notes.length === 0 && <p>{panelText(req.t, 'requestNoteNone')}</p>}
      <ul>
        {notes.map(({ id, text, by, at }) => {
          const author = typeof by === 'object' ? by?.id : by
          return (
            <li key={id}>
              <p dir="auto" className="mh-request-words">
                {text}
              </p>
              <small>
                {/* The site itself notes something too, and accounts are deleted: then it is nobody's. */}
                {author && (
                  <>
                    <bdi>{names.get(author) ?? panelText(req.t, 'historyFormer')}</bdi>
                    {' · '}
                  </>
                )}
                {at && (
                  <bdi>
                    <time dateTime={at}>{time.format(new Date(at))}</time>
                  </bdi>
                )}
              </small>
            </li>
          )
        })}
      </ul>
      <NoteBox id={request.id} />
    </section>
  )
}
