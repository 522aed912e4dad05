import type { PanelKey } from '../../i18n/panel/panel-texts'
import type { ImportState, RowAction } from './import-states'

/** What a state is called in the panel. */
export const STATE_LABELS: Readonly<Record<ImportState, PanelKey>> = {
  reading: 'importReading',
  mapping: 'importMapping',
  planning: 'importPlanning',
  planned: 'importPlanned',
  held: 'importHeld',
  applying: 'importApplying',
  applied: 'importApplied',
  cancelled: 'importCancelled',
  failed: 'importFailed',
  undoing: 'importUndoing',
  undone: 'importUndone',
}

/** What is done by a row. */
const ACTION_LABELS: Readonly<Record<RowAction, PanelKey>> = {
  create: 'importCreate',
  change: 'importChange',
  close: 'importClose',
  same: 'importSame',
  refused: 'importRefused',
}
