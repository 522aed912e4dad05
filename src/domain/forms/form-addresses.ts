/** Content paths of the forms: private pages, to which kept pages link. */
export const OFFER_FORM = 'forms/offer'

/** Where somebody asks about the data that is kept of them. */
export const DATA_FORM = 'forms/data'

/** What the form about data is asked for in its address: what was sent, by its reference, and what is to be done. */
export function dataQuery(reference: string, ask?: 'withdrawal'): string {
  return `?${new URLSearchParams({ reference, ...(ask && { ask }) }).toString()}`
}

/** Where a vacancy is answered. */
export function answerForm(vacancy: number): string {
  return `forms/answer/${vacancy}`
}

/** Where a guide is answered about, by the number of its document. */
export function guideForm(guide: number): string {
  return `forms/guide/${guide}`
}

/** Where a vacancy or a company is reported. */
export function reportForm(type: 'vacancies' | 'crewings', document: number): string {
  return `forms/report/${type}/${document}`
}
