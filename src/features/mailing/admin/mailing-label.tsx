'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'

import { panelText } from '@/i18n/panel/panel-texts'

/** A mailing by its name, else by its key. */
export function MailingLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ name?: string | null; key?: string | null }>()
  const { t } = useTranslation()
  return <>{data.name || data.key || `${panelText(t, 'mailingOne')} ${rowNumber + 1}`}</>
}
