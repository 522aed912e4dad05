import { type Editor, paragraph } from '../../tests/site/editor'
import { PAGES } from './language-content'

export const KINDS = ['texts', 'titles', 'vacancies'] as const
export type Kind = (typeof KINDS)[number]

/** Publishes once for the editor of a number; false where it was refused. */
type Publish = (editor: number) => Promise<boolean>

/** What each of several editors does again and again, with documents that nobody else writes. */
export async function publishersOf(
  editor: Editor,
  editors: number,
): Promise<Partial<Record<Kind, Publish>>> {
  const [first] = PAGES.leaves
  const each = 10
  let number = 0
  const page = (data: (said: string) => object) => async (who: number) => {
    number += 1
    // One editor's pages stand in different lists, as pages that are worked on do.
    const id = first + who + editors * (number % each)
    const said = { ...data(`Publication ${number}.`), _status: 'published' }
    const query = 'locale=uk&publishSpecificLocale=uk&depth=0'
    return (await editor.request('PATCH', `/pages/${id}?${query}`, said)).ok
  }
  const hasVacancies = (await editor.request('GET', '/vacancies?limit=1')).ok
  return {
    ...(hasVacancies && { vacancies: await vacancyPublisher(editor, editors) }),
    texts: page((said) => ({ body: paragraph(said) })),
    titles: page((title) => ({ title })),
  }
}

/** Publishes vacancies again and again with another pay, each editor those of a company. */
async function vacancyPublisher(editor: Editor, editors: number): Promise<Publish> {
  const write = async (method: string, path: string, data: object) => {
    const body = { ...data, _status: 'published' }
    const response = await editor.request(method, `${path}?locale=en&depth=0`, body)
    if (!response.ok) return undefined
    return ((await response.json()) as { doc: { id: number } }).doc.id
  }
  const vacancies: number[] = []
  for (let n = 0; n < editors; n += 1) {
    const company = await write('POST', '/crewings', { name: `Company ${n}`, timeZone: 'UTC' })
    const facts = {
      company,
      rank: 'bosun',
      vesselType: 'product-tanker',
      pay: { min: 1, currency: 'USD', period: 'month' },
      openUntilDay: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    }
    vacancies.push((await write('POST', '/vacancies', facts)) ?? 0)
  }
  let number = 0
  return async (who) => {
    number += 1
    const pay = { min: 100_000 + number }
    return (await write('PATCH', `/vacancies/${vacancies[who]}`, { pay })) !== undefined
  }
}
