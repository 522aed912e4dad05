import type { PayloadRequest, UIFieldServerProps } from 'payload'

import { panelText } from '@/i18n/panel/panel-texts'

import { STATE_LABELS } from '../import-labels'
import type { ImportCounts } from '../import-states'

/** What came of the last file of a feed: the state of its import, and how many rows of each kind. */
export async function FeedResult({ data, req }: UIFieldServerProps) {
  const told = await resultOf(req, data.lastImport)
  if (told === undefined) return null
  return (
    <div className="field-type mh-fact">
      <span className="field-label">{panelText(req.t, 'feedResult')}</span>
      <p>{told}</p>
    </div>
  )
}

async function resultOf(req: PayloadRequest, lastImport: unknown): Promise<string | undefined> {
  const id =
    typeof lastImport === 'object' && lastImport !== null && 'id' in lastImport
      ? lastImport.id
      : lastImport
  if (typeof id !== 'number') return undefined
  const found = await req.payload.findByID({
    collection: 'imports',
    id,
    depth: 0,
    disableErrors: true,
    select: { state: true, counts: true },
    overrideAccess: false,
    user: req.user,
  })
  if (!found) return undefined
  const counts = (found.counts ?? {}) as Partial<ImportCounts> // written by the runner alone
  const count = (name: keyof ImportCounts) => counts[name] ?? 0
  return panelText(req.t, 'feedResultText', {
    state: panelText(req.t, STATE_LABELS[found.state]),
    created: count('create'),
    changed: count('change'),
    closed: count('close'),
    same: count('same'),
    refused: count('refused') + count('failed'),
  })
}
