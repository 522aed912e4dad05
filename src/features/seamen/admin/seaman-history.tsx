import type { UIFieldServerProps } from 'payload'

import { staffNames } from '@/cms/staff-names'
import { panelText } from '@/i18n/panel/panel-texts'

import { SEAMAN_EVENT_LABELS } from '../seaman-labels'

/** What has happened to an account, the newest first, and who of the staff did it; nobody can change it. */
export async function SeamanHistory({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const [{ docs }, names] = await Promise.all([
    req.payload.find({
      collection: 'seaman-events',
      where: { seaman: { equals: Number(id) } },
      sort: ['-createdAt', '-id'],
      limit: 200,
      depth: 0,
      pagination: false,
      overrideAccess: false,
      user: req.user,
    }),
    staffNames(req),
  ])
  const time = new Intl.DateTimeFormat(req.i18n.language, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <section className="field-type mh-request" aria-labelledby="mh-seaman-history">
      <h3 id="mh-seaman-history">{panelText(req.t, 'seamanEvents')}</h3>
      <ol>
        {docs.map(({ id: event, event: kind, by, reason, createdAt }) => {
          const author = names.get(Number(typeof by === 'object' ? by?.id : by))
          return (
            <li key={event}>
              <p>{panelText(req.t, SEAMAN_EVENT_LABELS[kind])}</p>
              <small>
                {author && (
                  <>
                    <bdi>{author}</bdi>
                    {' · '}
                  </>
                )}
                <bdi>
                  <time dateTime={createdAt}>{time.format(new Date(createdAt))}</time>
                </bdi>
              </small>
              {reason && (
                <p dir="auto" className="mh-request-words">
                  {reason}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
