import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'

import { panelText } from '@/i18n/panel/panel-texts'

/** Those which staff have to decide about; of the others the worker or the list of addresses takes care. */
const IN_TROUBLE = ['failed', 'uncertain']

const LIST = `/admin/collections/messages?${new URLSearchParams(
  IN_TROUBLE.map((state, place) => [`where[or][0][and][0][state][in][${place}]`, state]),
).toString()}`

/** The way to messages that did not go out, or of which nobody knows; nothing where there are none. */
export async function MailInTrouble({
  payload,
  user,
  i18n,
}: Pick<AdminViewServerProps, 'payload' | 'user' | 'i18n'>) {
  const { totalDocs: count } = await payload.count({
    collection: 'messages',
    where: { state: { in: IN_TROUBLE } },
    overrideAccess: false,
    ...(user && { user }),
  })
  if (count === 0) return null
  return (
    <p className="mh-bad">
      <Link prefetch={false} href={LIST}>
        {panelText(i18n.t, 'mailInTrouble', { count })}
      </Link>
    </p>
  )
}
