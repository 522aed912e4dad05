import { headers } from 'next/headers'

import { seamanOf } from '@/cms/services/seaman-only/seaman-session.queries'
import type { Locale } from '@/domain/locales/locales'

import { Standing } from '../account-view'

/** Above the choice of mails, for an account that gets none: its address is not confirmed, or it is suspended. */
export async function NoMailYet({ locale }: { locale: Locale }) {
  const seaman = await seamanOf((await headers()).get('cookie') ?? '')
  if (!seaman || (seaman.isConfirmed && seaman.state !== 'suspended')) return null
  return <Standing seaman={seaman} locale={locale} />
}
