import { Editor } from '../../tests/e2e/editor'
import { spread, type Spread } from './quantiles'
import { inSeconds } from './report'

/** What an editor does in the panel: a request each, through the server as the browser sends it. */
export async function timePanel(origin: string, { documents, rounds }: Options) {
  const editor = await Editor.signIn(origin)
  const cookie = `mh-token=${editor.cookie().value}`
  const open = (path: string) => () =>
    fetch(`${origin}/admin${path}`, { headers: { cookie }, redirect: 'manual' })
  // The last of a large tree, and with the longest history.
  const id = documents
  const api = `/docs/${id}?locale=uk&depth=0&fallback-locale=null`
  const answer = await editor.request('GET', `${api}&draft=true`)
  const draft = (await answer.json()) as Draft
  let saves = 0
  const { title, excerpt, body, slug, parent, position, sidebarLabel } = draft
  const data = () => {
    saves += 1
    return { title, excerpt: `${excerpt} ${saves}`, body, slug, parent, position, sidebarLabel }
  }
  const save = (query: string, _status: string, more = {}) =>
    editor.request('PATCH', `${api}${query}`, { ...data(), ...more, _status })
  const list = '/collections/docs?locale=uk&limit=10'
  const works: Record<string, () => Promise<Response>> = {
    dashboard: open(''),
    report: open('/report'),
    list: open(list),
    'list, by title': open(`${list}&sort=-title`),
    'list, by last change': open(`${list}&sort=-updatedAt`),
    'list, searched': open(`${list}&search=${encodeURIComponent(String(id))}`),
    'list, of Chinese drafts': open(
      '/collections/docs?locale=zh&limit=10&where[or][0][and][0][_status][equals]=draft',
    ),
    'edit view': open(`/collections/docs/${id}?locale=uk`),
    'History tab': open(`/collections/docs/${id}/versions?locale=uk`),
    'draft by REST': () => editor.request('GET', `${api}&draft=true`),
    'choice of the parent': () =>
      editor.request(
        'GET',
        `/docs?locale=uk&depth=0&draft=true&limit=10&sort=title&select[title]=true&where[and][0][id][not_equals]=${id}`,
      ),
    '… with a letter typed': () =>
      editor.request(
        'GET',
        `/docs?locale=uk&depth=0&draft=true&limit=10&sort=title&select[title]=true&where[and][0][id][not_equals]=${id}&where[and][1][title][like]=77`,
      ),
    autosave: () => save('&draft=true&autosave=true', 'draft'),
    'publish a text': () => save('&publishSpecificLocale=uk', 'published'),
    'publish a new title': () =>
      save('&publishSpecificLocale=uk', 'published', { title: `${title} ${saves}` }),
  }
  const times: Record<string, Spread> = {}
  const problems: string[] = []
  for (const [name, work] of Object.entries(works)) {
    const all: number[] = []
    // The first loads code that stays.
    for (let round = -1; round < rounds && problems.at(-1)?.startsWith(name) !== true; round += 1) {
      const { ms, problem } = await timed(work)
      if (problem !== undefined) problems.push(`${name}: after ${inSeconds(ms)} ${problem}`)
      else if (round >= 0) all.push(ms)
    }
    if (all.length === rounds) times[name] = spread(all)
  }
  return { times, problems }
}

interface Options {
  documents: number
  rounds: number
}

type Draft = Record<
  'title' | 'excerpt' | 'body' | 'slug' | 'parent' | 'position' | 'sidebarLabel',
  unknown
> & { title: string; excerpt: string }

async function timed(work: () => Promise<Response>): Promise<{ ms: number; problem?: string }> {
  const began = performance.now()
  const response = await work()
  const text = await response.text()
  const ms = performance.now() - began
  if (response.status !== 200) return { ms, problem: `${response.status} ${text.slice(0, 300)}` }
  // Next answers 200 also where a view fails while it is streamed.
  return text.includes('data-dgst') ? { ms, problem: 'a view that failed' } : { ms }
}
