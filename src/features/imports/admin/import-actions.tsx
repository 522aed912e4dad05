'use client'

import { Button, ConfirmationModal, useModal, useTranslation } from '@payloadcms/ui'

import { panelText } from '@/i18n/panel/panel-texts'

import { ASKED_FROM, type ImportAction, type ImportState } from '../import-states'
import type { ImportProgress } from '../imports.endpoint'
import type { SendAction } from './use-import'

interface Props {
  progress: ImportProgress
  send: SendAction
  isBusy: boolean
}

const UNDO = 'undo-import'
const FLAGGED = 'apply-flagged'

/** What somebody may do with an import as it stands. */
export function ImportActions({ progress, send, isBusy }: Props) {
  const { t } = useTranslation()
  const { openModal } = useModal()
  const { counts, state } = progress
  const all = counts.create + counts.change + counts.close
  const isPlan = state === 'planned' || state === 'held'
  const isRest = state === 'applied' && counts.waiting + counts.waitingSure + counts.failed > 0
  const withDoubts = isRest ? counts.waiting > 0 : counts.doubts > 0
  const flagged = isPlan ? counts.flagged : state === 'applied' ? counts.waitingFlagged : 0
  const sure = all - counts.doubts - counts.flagged
  const hasSure = sure > 0
  return (
    <div className="mh-list-actions">
      {isPlan && all > sure && (
        <p className="mh-import-says">
          {[
            panelText(t, 'importApplySays', { count: sure }),
            ...(counts.doubts > 0
              ? [panelText(t, 'importApplyWithDoubtsSays', { count: counts.doubts })]
              : []),
            ...(flagged > 0 ? [panelText(t, 'importApplyFlaggedSays', { count: flagged })] : []),
          ].join(' ')}
        </p>
      )}
      {isPlan && hasSure && (
        <Button margin={false} disabled={isBusy} onClick={() => void send('apply')}>
          {panelText(t, 'importApply')}
        </Button>
      )}
      {((isPlan && withDoubts) || isRest) && (
        <Button
          margin={false}
          buttonStyle={isPlan && hasSure ? 'secondary' : 'primary'}
          disabled={isBusy}
          onClick={() => void send('apply', { withDoubts: true })}
        >
          {panelText(t, isRest ? 'importApplyRest' : 'importApplyWithDoubts')}
        </Button>
      )}
      {flagged > 0 && (
        <Button
          margin={false}
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => openModal(FLAGGED)}
        >
          {panelText(t, 'importApplyFlagged')}
        </Button>
      )}
      <ConfirmationModal
        modalSlug={FLAGGED}
        heading={panelText(t, 'importApplyFlagged')}
        body={panelText(t, 'importApplyFlaggedAsk', { count: flagged })}
        confirmingLabel={panelText(t, 'importApplyFlagged')}
        onConfirm={async () => {
          // Of the others no more than was agreed to.
          await send('apply', { withFlags: true })
        }}
      />
      {mayAsk('cancel', state) && (
        <Button
          margin={false}
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => void send('cancel')}
        >
          {panelText(t, 'importCancel')}
        </Button>
      )}
      {mayAsk('undo', state) && counts.done > 0 && (
        <Button
          margin={false}
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => openModal(UNDO)}
        >
          {panelText(t, 'importUndo')}
        </Button>
      )}
      <ConfirmationModal
        modalSlug={UNDO}
        heading={panelText(t, 'importUndo')}
        body={panelText(t, 'importUndoAsk')}
        confirmingLabel={panelText(t, 'importUndo')}
        onConfirm={async () => {
          await send('undo')
        }}
      />
    </div>
  )
}

function mayAsk(action: ImportAction, state: ImportState): boolean {
  return ASKED_FROM[action].some((from) => from === state)
}
