/** Content paths of the forms: private pages, to which kept pages link. */
export const OFFER_FORM = 'forms/offer'

/** Where a vacancy is answered. */
export function answerForm(vacancy: number): string {
  return `forms/answer/${vacancy}`
}

/** Where a vacancy or a company is reported. */
export function reportForm(type: 'vacancies' | 'crewings', document: number): string {
  return `forms/report/${type}/${document}`
}
