'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'

import { panelText } from '@/i18n/panel/panel-texts'

interface Row {
  organisation?: unknown
  value?: unknown
  checkedOn?: unknown
}

/** A helpline by whose it is and where it leads; one that nobody has checked says so. */
export function HelplineLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  const { t } = useTranslation()
  const name = [data.organisation, data.value]
    .filter((part) => typeof part === 'string')
    .join(' · ')
  return (
    <>
      {name || `${panelText(t, 'helplineOne')} ${rowNumber + 1}`}
      {!data.checkedOn && ` – ${panelText(t, 'helplineUnchecked')}`}
    </>
  )
}
