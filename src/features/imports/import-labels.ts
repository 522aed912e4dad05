import type { PanelKey } from '../../i18n/panel/panel-texts'
import type { ImportState } from './import-states'

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
