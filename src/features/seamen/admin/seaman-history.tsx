import type { PayloadRequest, UIFieldServerProps } from 'payload'

import { panelText } from '@/i18n/panel/panel-texts'
import type { SeamanEvent } from '@/payload-types'

import { SEAMAN_EVENT_LABELS } from '../seaman-labels'

/** What has happened to an account, the newest first, and who of the staff did it; nobody can change it. */
export async function SeamanHistory({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const { docs } = await req.payload.find({
    collection: 'seaman-events',
    where: { seaman: { equals: Number(id) } },
    sort: ['-createdAt', '-id'],
    limit: 200,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  })
  const time = new Intl.DateTimeFormat(req.i18n.language, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <div className="field-type mh-request">
      <section aria-labelledby="mh-seaman-history">
        <h2 id="mh-seaman-history">{panelText(req.t, 'seamanEvents')}</h2>
        <ol>
          {docs.map((event) => (
            <li key={event.id}>
              <p>{panelText(req.t, SEAMAN_EVENT_LABELS[event.event])}</p>
              <small>
                <bdi>
                  <time dateTime={event.createdAt}>{time.format(new Date(event.createdAt))}</time>
                </bdi>
                {' · '}
                <bdi>{authorOf(event, req)}</bdi>
              </small>
              {event.reason && (
                <p dir="auto" className="mh-request-words">
                  {event.reason}
                </p>
              )}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

/** Who did it: somebody of the staff as they were called then, the site by itself, or the seafarer. */
function authorOf(
  { event, byName, byEmail }: SeamanEvent,
  { t }: Pick<PayloadRequest, 't'>,
): string {
  if (byName) return byEmail ? `${byName} (${byEmail})` : byName
  const isDecision = event === 'admitted' || event === 'suspended'
  return panelText(t, isDecision ? 'seamanEventBySite' : 'seamanOne')
}
