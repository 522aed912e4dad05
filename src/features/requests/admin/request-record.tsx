import Link from 'next/link'
import type { PayloadRequest, UIFieldServerProps } from 'payload'

import { panelText } from '@/i18n/panel/panel-texts'

import { findRecord } from '../request-record.queries'
import { type SentValue, sentValues } from '../request-values'
import { valueWords } from '../value-words'
import { presetAddress } from './preset-address'
import { RequestAbout } from './request-about'
import { RequestForm } from './request-form'
import { RequestFiles } from './request-files'
import { RequestNotes } from './request-notes'
import { RequestRobot } from './request-robot'
import { RequestThread } from './request-thread'

/** A request as staff read it: what was sent, its files, the mail about it, and what staff have noted. */
export async function RequestRecord({ id, req }: UIFieldServerProps) {
  const record = id === undefined ? undefined : await findRecord(req, Number(id))
  if (!record) return null
  const { kind, values: sent } = record.request
  const values = sentValues(kind, sent, await valueWords(req))
  return (
    <div className="mh-request">
      <RequestRobot record={record} req={req} />
      {kind === 'data' && <DataNote req={req} email={record.request.email} />}
      <section aria-labelledby="mh-request-values">
        <h2 id="mh-request-values">{panelText(req.t, 'requestValues')}</h2>
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
      <RequestAbout record={record} req={req} />
      <RequestForm record={record} req={req} />
      <RequestFiles record={record} req={req} />
      <RequestThread record={record} req={req} />
      <RequestNotes record={record} req={req} />
    </div>
  )
}

/** Whose data it is has to be made sure before anything is told or erased. */
function DataNote({ req, email }: { req: PayloadRequest; email: string | null | undefined }) {
  return (
    <section>
      <p>{panelText(req.t, 'requestDataNote')}</p>
      {email && (
        <p>
          <Link prefetch={false} href={presetAddress({ email })}>
            {panelText(req.t, 'requestDataSame')}
          </Link>
        </p>
      )}
    </section>
  )
}

function Value({ value: { value, isOwnWords }, yes }: { value: SentValue; yes: string }) {
  if (typeof value === 'boolean') return <dd>{yes}</dd>
  // A visitor's own words are in whatever language and direction.
  return <dd {...(isOwnWords && { dir: 'auto' })}>{value}</dd>
}
