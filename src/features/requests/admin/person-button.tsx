'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'

import { usePanelDeed } from '@/cms/desk/editing/use-panel-deed'
import { panelText } from '@/i18n/panel/panel-texts'

/** Says that a person wrote a request, which is then passed on as others are; `id` is the request's. */
export function PersonButton({ id }: { id: number }) {
  const { t } = useTranslation()
  const { send, isBusy } = usePanelDeed()
  const say = async () => {
    if (!(await send(`/api/requests/${id}/person`, 'POST', {}))) return
    toast.success(panelText(t, 'requestPersonDone'))
  }
  return (
    <Button
      buttonStyle="secondary"
      size="medium"
      margin={false}
      disabled={isBusy}
      onClick={() => void say()}
    >
      {panelText(t, 'requestPerson')}
    </Button>
  )
}
