import type { PayloadRequest, UIFieldServerProps } from 'payload'

import { panelText } from '@/i18n/panel/panel-texts'
import type { Import } from '@/payload-types'

import { type FieldChoice, fieldChoices, fieldNames, fieldOptions } from './field-names'
import { ImportView } from './import-view'

/** An import as staff see it: its columns, what it would do or did, and what can be done with it. */
export async function ImportBoard({ data, id, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const { closeMissing, company, kind } = data as Pick<Import, 'closeMissing' | 'company' | 'kind'>
  const { t } = req
  return (
    <ImportView
      id={Number(id)}
      facts={[
        panelText(t, kind === 'companies' ? 'crewingsMany' : 'vacanciesMany'),
        ...(kind === 'companies' ? [] : await companyName(req, company)),
        ...(closeMissing === true
          ? [panelText(t, company ? 'importCloseMissing' : 'importCloseMissingOfAll')]
          : []),
      ]}
      collection={kind === 'companies' ? 'crewings' : 'vacancies'}
      choices={fieldChoices(req, kind)}
      options={{ ...fieldOptions(req, kind), company: await companiesToChoose(req) }}
      names={{
        ...fieldNames(req, kind),
        // A cell is called as the columns of the file are.
        ...Object.fromEntries(fieldChoices(req, kind).map(({ value, label }) => [value, label])),
      }}
    />
  )
}

/** The companies that vacancies are imported for. */
async function companiesToChoose({ payload, user }: PayloadRequest): Promise<FieldChoice[]> {
  const { docs } = await payload.find({
    collection: 'crewings',
    where: { _status: { equals: 'published' }, isExample: { not_equals: true } },
    sort: 'name',
    pagination: false,
    limit: 0,
    depth: 0,
    select: { name: true },
    overrideAccess: false,
    user,
  })
  return docs.map(({ id, name }) => ({ value: String(id), label: name }))
}

async function companyName(req: PayloadRequest, company: Import['company']): Promise<string[]> {
  const id = typeof company === 'object' ? company?.id : company
  if (id === undefined || id === null) return [panelText(req.t, 'importAllCompanies')]
  const found = await req.payload.findByID({
    collection: 'crewings',
    id,
    depth: 0,
    disableErrors: true,
    select: { name: true },
    overrideAccess: false,
    user: req.user,
    req,
  })
  return found ? [found.name] : []
}
