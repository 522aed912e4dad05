import type { UIFieldServerProps } from 'payload'

import type { ImportKind } from '@/domain/imports/import-types'

import { fieldChoices, fieldNames } from './field-names'
import { ImportView } from './import-view'

/** An import as staff see it: its columns, what it would do or did, and what can be done with it. */
export function ImportBoard({ data, id, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const kind = (data as { kind: ImportKind }).kind
  return (
    <ImportView
      id={Number(id)}
      collection={kind === 'companies' ? 'crewings' : 'vacancies'}
      choices={fieldChoices(req, kind)}
      names={fieldNames(req, kind)}
    />
  )
}
