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
  await Promise.resolve()
  return {
    texts: page((said) => ({ body: paragraph(said) })),
    titles: page((title) => ({ title })),
  }
}
