'use client'

import { Button, useEditDepth, useTranslation } from '@payloadcms/ui'

import { panelText } from '../../../../i18n/panel/panel-texts'
import { SOURCE_PANE } from './form-places'
import { useSourceShown } from './source-shown'
import { useEditedTranslation } from './use-side-by-side'

/** Shows or hides the source of the translation that is edited. */
export function SourceButton() {
  const { t } = useTranslation()
  const edited = useEditedTranslation()
  const [isShown, show] = useSourceShown()
  const depth = useEditDepth()
  // In a drawer there is no place beside the form.
  if (!edited || depth > 1) return null
  return (
    <Button
      buttonStyle="secondary"
      size="medium"
      margin={false}
      extraButtonProps={{
        'aria-expanded': isShown,
        ...(isShown && { 'aria-controls': SOURCE_PANE }),
      }}
      onClick={() => {
        show(!isShown)
      }}
    >
      {panelText(t, 'sourceText', { language: edited.sourceLocale })}
    </Button>
  )
}
