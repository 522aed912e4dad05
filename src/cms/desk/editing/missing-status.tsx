'use client'

import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'

import { panelText } from '../../../i18n/panel/panel-texts'

/** Says that nothing is written in this language, in the place of Payload's “Draft” (panel.css). */
export function MissingStatus() {
  const { t } = useTranslation()
  const { id, hasPublishedDoc } = useDocumentInfo()
  const isWritten = useFormFields(([fields]) =>
    ['title', 'excerpt', 'body'].some((name) => Boolean(fields[name]?.value)),
  )
  if (id === undefined || hasPublishedDoc || isWritten) return null
  return (
    <span className="mh-missing">
      {t('version:status')}: <b>{panelText(t, 'statusMissing')}</b>
    </span>
  )
}
