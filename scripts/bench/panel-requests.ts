import { Editor } from '../../tests/site/editor'
import { spread, type Spread } from './quantiles'
import { inSeconds } from './report'

/** What an editor does in the panel: a request each, through the server as the browser sends it. */
export async function timePanel(origin: string, { documents, rounds }: Options) {
  const editor = await Editor.signIn(origin)
  const open = (path: string, shows: string) => ({
    ask: () => editor.open(`/admin${path}`),
    shows,
  })
  const rest = (path: string) => ({ ask: () => editor.request('GET', path), shows: '"id":' })
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
  const save = (query: string, _status: string, more: () => object = () => ({})) => ({
    ask: () => editor.request('PATCH', `${api}${query}`, { ...data(), ...more(), _status }),
    shows: `"id":${id}`,
  })
  const list = '/collections/docs?locale=uk&limit=10'
  const choice = `/docs?locale=uk&depth=0&draft=true&limit=10&sort=title&select[title]=true&where[and][0][id][not_equals]=${id}`
  const works: Record<string, Work> = {
    dashboard: open('', 'mh-desk'),
    report: open('/report', 'mh-report'),
    list: open(list, 'Документ 1<'),
    'list, by title': open(`${list}&sort=-title`, 'Документ 9'),
    'list, by last change': open(`${list}&sort=-updatedAt`, 'Документ'),
    'list, searched': open(`${list}&search=${id}`, title),
    'list, of Chinese drafts': open(
      '/collections/docs?locale=zh&limit=10&where[or][0][and][0][_status][equals]=draft',
      '文档',
    ),
    'edit view': open(`/collections/docs/${id}?locale=uk`, title),
    'History tab': open(`/collections/docs/${id}/versions?locale=uk`, 'mh-history'),
    'draft by REST': rest(`${api}&draft=true`),
    'choice of the parent': rest(choice),
    '… with two digits typed': rest(`${choice}&where[and][1][title][like]=22`),
    autosave: save('&draft=true&autosave=true', 'draft'),
    'publish a text': save('&publishSpecificLocale=uk', 'published'),
    'publish a new title': save('&publishSpecificLocale=uk', 'published', () => ({
      title: `${title} ${saves}`,
    })),
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

interface Work {
  ask: () => Promise<Response>
  /** Stands in an answer that is what was asked for: the panel leads strangers elsewhere with a 200. */
  shows: string
}

interface Options {
  documents: number
  rounds: number
}

type Draft = Record<
  'title' | 'excerpt' | 'body' | 'slug' | 'parent' | 'position' | 'sidebarLabel',
  unknown
> & { title: string; excerpt: string }

async function timed({ ask, shows }: Work): Promise<{ ms: number; problem?: string }> {
  const began = performance.now()
  const response = await ask()
  const text = await response.text()
  const ms = performance.now() - began
  const isRight = response.status === 200 && text.includes(shows) && !text.includes('data-dgst')
  return isRight ? { ms } : { ms, problem: `${response.status} without “${shows}”` }
}
