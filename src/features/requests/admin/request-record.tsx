import type { UIFieldServerProps } from 'payload'

import { isLocale } from '@/domain/locales'
import { loadMessages } from '@/i18n/messages'
import { panelText } from '@/i18n/panel/panel-texts'

import { findRecord } from '../request-record.queries'
import { formTextsOf, type SentValue, sentValues } from '../request-values'
import { RequestFiles } from './request-files'
import { RequestNotes } from './request-notes'
import { RequestThread } from './request-thread'

/** A request as staff read it: what was sent, its files, the mail about it, and what staff have noted. */
export async function RequestRecord({ id, req }: UIFieldServerProps) {
  const record = id === undefined ? undefined : await findRecord(req, Number(id))
  if (!record) return null
  const { language } = req.i18n
  const texts = formTextsOf(await loadMessages(isLocale(language) ? language : 'en'))
  const values = sentValues(record.request.kind, record.request.values, texts, language)
  return (
    <div className="mh-request">
      <section aria-labelledby="mh-request-values">
        <h3 id="mh-request-values">{panelText(req.t, 'requestValues')}</h3>
        <dl>
          {values.map((value) => (
            <div key={value.name}>
              <dt>
                <bdi>{value.label}</bdi>
              </dt>
              <Value
                value={value}
                yes={panelText(req.t, value.value ? 'requestYes' : 'requestNo')}
              />
            </div>
          ))}
        </dl>
      </section>
      <RequestFiles record={record} req={req} />
      <RequestThread record={record} req={req} />
      <RequestNotes record={record} req={req} />
    </div>
  )
}

function Value({ value: { value, isOwnWords }, yes }: { value: SentValue; yes: string }) {
  if (typeof value === 'boolean') return <dd>{yes}</dd>
  // A visitor's own words are in whatever language and direction.
  return <dd {...(isOwnWords && { dir: 'auto' })}>{value}</dd>
}
