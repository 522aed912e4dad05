'use client'

import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'

import { usePanelDeed } from '../../../cms/editing/use-panel-deed'
import { panelText } from '../../../i18n/panel/panel-texts'

/** Has a feed fetched in a moment; nothing where it is not saved yet. */
export function FetchFeedNow() {
  const { t } = useTranslation()
  const { id, data } = useDocumentInfo()
  const { send, isBusy } = usePanelDeed()
  if (id === undefined || data?.paused === true) return null
  const fetchNow = async () => {
    if (await send(`/api/import-feeds/${id}/fetch`, 'POST', {})) {
      toast.success(panelText(t, 'feedFetchAsked'))
    }
  }
  return (
    <div className="field-type">
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={isBusy}
        onClick={() => void fetchNow()}
      >
        {panelText(t, 'feedFetchNow')}
      </Button>
    </div>
  )
}
