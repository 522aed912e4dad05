import type { BeforeListTableServerProps } from 'payload'

import { isEditor } from '@/cms/access'
import { LOCALES, nativeName } from '@/domain/locales/locales'

import { CompanyFormFields } from './company-form-fields'
import { UploadCompanyForm } from './upload-company-form'

/** Takes a company's form, above the list of those that there are, and says which fields it may have. */
export async function NewCompanyForm({ i18n, payload, user }: BeforeListTableServerProps) {
  if (!user || !isEditor({ user })) return null
  const { docs } = await payload.find({
    collection: 'crewings',
    sort: 'name',
    pagination: false,
    limit: 0,
    depth: 0,
    select: { name: true, languages: true },
    overrideAccess: false,
    user,
  })
  const companies = docs.map(({ id, languages, name }) => ({
    id,
    name,
    language: languages?.[0],
  }))
  return (
    <>
      <UploadCompanyForm
        companies={companies}
        languages={LOCALES.map((value) => ({ value, label: nativeName(value) }))}
      />
      <CompanyFormFields t={i18n.t} />
    </>
  )
}
