import { Editor, type PageData } from '../../tests/site/editor'
import { spread } from './quantiles'
import { ROOT_PAGE } from './scale-content'

const LEAF_ROUNDS = 10
const ROOT_ROUNDS = 5
const RENAMES = 3

/** Times of publishing through the REST API: the last page, the page above all, and its renaming. */
export async function timePublishing(origin: string, pages: number) {
  const editor = await Editor.signIn(origin)
  const publish = async (id: number, data: PageData) => {
    const began = performance.now()
    await editor.publish(id, 'en', data)
    return performance.now() - began
  }
  const rounds = async (count: number, id: number, data: (round: number) => PageData) => {
    const times: number[] = []
    for (let round = 0; round < count; round += 1) times.push(await publish(id, data(round)))
    return spread(times)
  }
  // The first publish loads code that stays.
  await publish(pages, { excerpt: 'Before anything is measured.' })
  const text = (round: number) => ({ excerpt: `Said for the ${round + 1}. time.` })
  return {
    leaf: await rounds(LEAF_ROUNDS, pages, text),
    root: await rounds(ROOT_ROUNDS, ROOT_PAGE, text),
    rename: await rounds(RENAMES, ROOT_PAGE, (round) => ({ slug: `renamed-${round + 1}` })),
  }
}
