import Link from 'next/link'
import type { AdminViewServerProps, Where } from 'payload'

import { seamenAddress, seamenWhere, WAITING } from '@/features/seamen/admin/seamen-filter'
import { panelText } from '@/i18n/panel/panel-texts'

type Props = Pick<AdminViewServerProps, 'payload' | 'user' | 'i18n'>

/** Of those who wait, the ones who have waited longest. */
const MOST = 5

/** The part of the dashboard that tells how many seafarers wait to be let in, and who has waited longest. */
export async function DeskSeamen({ payload, user, i18n }: Props) {
  if (!user) return null
  const unconfirmed = { state: 'pending', isConfirmed: false } as const
  const asked = (where: Where) => ({
    collection: 'seamen' as const,
    where,
    overrideAccess: false,
    user,
  })
  const [{ docs, totalDocs }, { totalDocs: notCounted }] = await Promise.all([
    payload.find({
      ...asked(seamenWhere(WAITING)),
      sort: 'confirmedAt',
      limit: MOST,
      depth: 0,
      select: { name: true, confirmedAt: true },
    }),
    payload.count(asked(seamenWhere(unconfirmed))),
  ])
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' })
  return (
    <section>
      <h2>
        <Link prefetch={false} href={seamenAddress({})}>
          {panelText(i18n.t, 'seamanMany')}
        </Link>
      </h2>
      <p>
        {totalDocs === 0 ? (
          panelText(i18n.t, 'deskSeamenNone')
        ) : (
          <Link prefetch={false} href={seamenAddress(WAITING)}>
            {panelText(i18n.t, 'seamenWaiting', { count: totalDocs })}
          </Link>
        )}
      </p>
      <ul>
        {docs.map(({ id, name, confirmedAt }) => (
          <li key={id}>
            <Link prefetch={false} href={`/admin/collections/seamen/${id}`}>
              <bdi>{name}</bdi>
            </Link>
            {confirmedAt && (
              <small>
                <time dateTime={confirmedAt}>
                  {panelText(i18n.t, 'deskSeamenSince', {
                    day: `\u2068${day.format(new Date(confirmedAt))}\u2069`,
                  })}
                </time>
              </small>
            )}
          </li>
        ))}
      </ul>
      {notCounted > 0 && (
        <p>
          <Link prefetch={false} href={seamenAddress(unconfirmed)}>
            {panelText(i18n.t, 'deskSeamenUnconfirmed', { count: notCounted })}
          </Link>
        </p>
      )}
    </section>
  )
}
