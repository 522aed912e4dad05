'use client'

import { useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'

import { DAYS_IN_TRASH } from '../../../domain/staff/trash'
import { panelText } from '../../../i18n/panel/panel-texts'

/** Says above the list of the trash how long things lie there. */
export function TrashListNote() {
  const { t } = useTranslation()
  if (!usePathname().endsWith('/trash')) return null
  return <p className="mh-trash-note">{panelText(t, 'trashListNote', { days: DAYS_IN_TRASH })}</p>
}
