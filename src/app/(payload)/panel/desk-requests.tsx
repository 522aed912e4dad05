import Link from 'next/link'
import type { AdminViewServerProps, Where } from 'payload'

import { REQUEST_KINDS } from '@/domain/forms/requests'
import { presetAddress } from '@/features/requests/admin/preset-address'
import { KIND_LABELS } from '@/features/requests/request-labels'
import { panelText } from '@/i18n/panel/panel-texts'

type Props = Pick<AdminViewServerProps, 'payload' | 'user' | 'i18n'>

/** The part of the dashboard that tells what visitors have sent: what is new, and what is assigned to whoever looks. */
export async function DeskRequests({ payload, user, i18n }: Props) {
  if (!user) return null
  const count = async (where: Where) =>
    (await payload.count({ collection: 'requests', where, overrideAccess: false, user })).totalDocs
  const [mine, robots, ...counts] = await Promise.all([
    count({ assignee: { equals: user.id }, state: { in: ['new', 'inProgress'] } }),
    count({ robotSign: { exists: true }, state: { equals: 'new' } }),
    ...REQUEST_KINDS.map((kind) => count({ kind: { equals: kind }, state: { equals: 'new' } })),
  ])
  const found = REQUEST_KINDS.map((kind, index) => ({ kind, count: counts[index] ?? 0 })).filter(
    (one) => one.count > 0,
  )
  return (
    <section>
      <h2>
        <Link prefetch={false} href={presetAddress({})}>
          {panelText(i18n.t, 'deskRequests')}
        </Link>
      </h2>
      {found.length === 0 && <p>{panelText(i18n.t, 'deskRequestsNone')}</p>}
      <table>
        <tbody>
          {found.map(({ kind, count: number }) => (
            <tr key={kind}>
              <th scope="row">
                <Link prefetch={false} href={presetAddress({ kind, state: 'new' })}>
                  {panelText(i18n.t, 'deskRequestsNew', {
                    kind: panelText(i18n.t, KIND_LABELS[kind]),
                  })}
                </Link>
              </th>
              <td>{number}</td>
            </tr>
          ))}
          {robots > 0 && (
            <tr>
              <th scope="row">
                <Link prefetch={false} href={presetAddress({ state: 'new', mayBeRobot: true })}>
                  {panelText(i18n.t, 'deskRequestsRobot')}
                </Link>
              </th>
              <td>{robots}</td>
            </tr>
          )}
          <tr>
            <th scope="row">
              <Link prefetch={false} href={presetAddress({ isOpen: true, assignee: user.id })}>
                {panelText(i18n.t, 'deskRequestsMine')}
              </Link>
            </th>
            <td>{mine}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}
