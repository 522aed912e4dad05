import type { BeforeListTableServerProps } from 'payload'

import { isEditor } from '@/cms/access'

import { PasteText } from './paste-text'
import { UploadForm } from './upload-form'

/** Takes a file, above the list of those that were imported. */
export async function NewImport({ payload, user }: BeforeListTableServerProps) {
  if (!user || !isEditor({ user })) return null
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
  const { totalDocs } = await payload.count({
    collection: 'crewings',
    where: { isExample: { equals: true } },
    overrideAccess: false,
    user,
  })
  const companies = docs.map(({ id, name }) => ({ id, name }))
  return (
    <>
      <UploadForm companies={companies} hasExamples={totalDocs > 0} />
      <PasteText companies={companies} />
    </>
  )
}
