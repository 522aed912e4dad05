import { structuredDocuments } from '../../cms/desk/collections/structured-documents'
import { suspensionEndpoints } from '../../cms/desk/suspension/suspend.endpoint'
import { closingEndpoints } from './close-vacancies.endpoint'
import { deriveVacancy } from './vacancies.hooks'
import { refuseUnlooked } from './vacancy-flags.hooks'
import { vacancyFields } from './vacancy.field'

/** Work at sea that companies offer, published in all languages at once. */
export const Vacancies = structuredDocuments('vacancies', {
  texts: { one: 'vacanciesOne', many: 'vacanciesMany', description: 'vacanciesDescription' },
  title: 'title',
  sort: '-createdAt',
  columns: ['vacancy', 'openUntilDay', 'languages', '_status', 'suspendedAt'],
  searched: ['title', 'company.name', 'vessel.name'],
  versions: 20,
  list: ['/src/features/vacancies/admin/close-chosen#CloseChosen'],
  controls: ['/src/cms/desk/suspension/suspend-button#SuspendButton'],
  endpoints: [...suspensionEndpoints('vacancies'), ...closingEndpoints],
  hooks: { beforeChange: [deriveVacancy, refuseUnlooked] },
  // For the query of similar vacancies, which reads the newest first.
  indexes: [
    { fields: ['rank', 'vesselGroup', 'firstPublishedAt'] },
    { fields: ['company', 'externalId'], unique: true },
  ],
  defaultPopulate: { title: true, company: true },
  fields: vacancyFields,
})
