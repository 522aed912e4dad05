import type { TermKind } from './match-term'

/**
 * Names of one code that boards use for its neighbours too: a search takes them for it, a file that is read line by line says so
 * to a person. An electrician may be a rating; a survey vessel may survey the seabed for oil; a cargo is no ship.
 */
export const UNSURE_NAMES: Readonly<Record<TermKind, readonly string[]>> = {
  ranks: ['electrician', 'ship electrician'],
  vesselTypes: [
    ...['survey', 'survey vessel', 'platform', 'pontoon'],
    ...['oil', 'chemical', 'chemicals', 'gas', 'gaz', 'gás', 'газ', 'غاز'],
  ],
  documents: [],
}
