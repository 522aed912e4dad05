'use client'

import { Button, ConfirmationModal, useModal, useTranslation } from '@payloadcms/ui'

import { panelText } from '@/i18n/panel/panel-texts'

import type { SendAction } from './use-import'

interface Props {
  chosen: ReadonlySet<number>
  /** Whether rows that were left out are shown. */
  isLeftOut: boolean
  /** Whether the chosen rows may be written. */
  mayApply: boolean
  isBusy: boolean
  send: SendAction
  onDone: () => void
}

const APPLY = 'apply-chosen-rows'

/** What can be done with the rows that somebody has ticked. */
export function ChosenRows({ chosen, isLeftOut, mayApply, isBusy, send, onDone }: Props) {
  const { t } = useTranslation()
  const { openModal } = useModal()
  if (chosen.size === 0) return null
  const positions = [...chosen]
  const leave = async () => {
    if (await send('leave', { positions, isLeftOut: !isLeftOut })) onDone()
  }
  return (
    <div className="mh-list-actions mh-import-chosen">
      <span role="status">{panelText(t, 'importChosen', { count: chosen.size })}</span>
      {mayApply && (
        <Button margin={false} size="small" disabled={isBusy} onClick={() => openModal(APPLY)}>
          {panelText(t, 'importApplyChosen')}
        </Button>
      )}
      <Button
        margin={false}
        size="small"
        buttonStyle="secondary"
        disabled={isBusy}
        onClick={() => void leave()}
      >
        {panelText(t, isLeftOut ? 'importPutBack' : 'importLeave')}
      </Button>
      <ConfirmationModal
        modalSlug={APPLY}
        heading={panelText(t, 'importApplyChosen')}
        body={panelText(t, 'importApplyChosenAsk', { count: chosen.size })}
        confirmingLabel={panelText(t, 'importApplyChosen')}
        onConfirm={async () => {
          if (await send('apply', { positions })) onDone()
        }}
      />
    </div>
  )
}
