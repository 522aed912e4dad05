import Link from 'next/link'
import type { PayloadRequest } from 'payload'

import { SuspendToggle } from '@/cms/desk/suspension/suspend-toggle'
import { panelText } from '@/i18n/panel/panel-texts'

import type { RequestRecord } from '../request-record.queries'

interface Props {
  record: RequestRecord
  req: PayloadRequest
}

/** What a report is about, to be suspended at once; nothing of other requests, and where it is gone. */
export async function RequestAbout({ record: { request }, req }: Props) {
  const { about, kind } = request
  if (kind !== 'report' || !about || about.relationTo === 'seaman-services') return null
  const { relationTo, value } = about
  const id = typeof value === 'object' ? value.id : value
  const found = await req.payload.findByID({
    collection: relationTo,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  })
  if (!found) return null
  const name = 'title' in found ? found.title : 'name' in found ? found.name : undefined
  return (
    <section aria-labelledby="mh-request-about">
      <h2 id="mh-request-about">{panelText(req.t, 'requestAbout')}</h2>
      <p>
        <Link prefetch={false} href={`/admin/collections/${relationTo}/${id}`}>
          <bdi>{name ?? `#${id}`}</bdi>
        </Link>
      </p>
      <div className="mh-actions mh-request-suspension">
        <SuspendToggle collection={relationTo} id={id} since={found.suspendedAt} />
      </div>
    </section>
  )
}
