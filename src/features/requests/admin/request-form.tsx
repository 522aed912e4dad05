import Link from 'next/link'
import type { PayloadRequest } from 'payload'

import { panelText } from '@/i18n/panel/panel-texts'

import type { RequestRecord } from '../request-record.queries'

interface Props {
  record: RequestRecord
  req: PayloadRequest
}

/** That a seafarer's form came with a request; it is read on a page of its own, which the audit log notes. */
export function RequestForm({ record: { request, hasForm }, req }: Props) {
  if (!hasForm) return null
  return (
    <section aria-labelledby="mh-request-form">
      <h2 id="mh-request-form">{panelText(req.t, 'requestForm')}</h2>
      <p>
        <Link prefetch={false} href={`/admin/sent-form?request=${request.id}`}>
          {panelText(req.t, 'requestFormOpen')}
        </Link>
      </p>
      <p>{panelText(req.t, 'requestFormNoted')}</p>
    </section>
  )
}
