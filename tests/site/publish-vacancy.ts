import type { Editor } from './editor'

/** `YYYY-MM-DD`, so many days from now. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Publishes a vacancy of a company whose address has been checked; returns the vacancy's id. */
export async function publishVacancy(editor: Editor): Promise<number> {
  const company = await publishDocument(editor, 'crewings', {
    name: 'North Crewing',
    timeZone: 'UTC',
    email: 'crew@north.example',
    licence: {
      number: 'PL/1',
      authority: 'Maritime office',
      checkedOn: inDays(-1),
      validUntil: inDays(300),
    },
  })
  return publishDocument(editor, 'vacancies', {
    company,
    rank: 'chief-mate',
    vesselType: 'lng-carrier',
    openUntilDay: inDays(200),
    pay: { min: 950_000, currency: 'USD', period: 'month' },
  })
}

/**
 * Publishes a document in English; returns its id.
 * @throws what the site answers, where it refuses
 */
export async function publishDocument(
  editor: Editor,
  collection: string,
  data: object,
): Promise<number> {
  const response = await editor.request('POST', `/${collection}?locale=en`, {
    ...data,
    _status: 'published',
  })
  if (!response.ok) throw new Error(`${collection}: ${await response.text()}`)
  return ((await response.json()) as { doc: { id: number } }).doc.id
}
