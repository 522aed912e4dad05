import { Editor } from '../../tests/site/editor'
import { HOSTILE_PICTURES } from '../../tests/fixtures/hostile-pictures'
import { memoryByProcess } from './process-memory'
import { inKb, inMb, inSeconds, printTable } from './report'
import { runBench, type Undo } from './run-bench'
import { startBenchedSite } from './site-under-test'

/**
 * What becomes of twelve hostile pictures: the site's answer, how long it takes, the most memory that
 * the site and its decoder take meanwhile, and how long a page takes: `bench:hostile-pictures`.
 */

/** Milliseconds. */
const LOOK_EVERY = 10

await runBench('hostile-pictures', async (undo) => {
  const site = await startBenchedSite(undo)
  const editor = await Editor.signIn(site.url)
  // The panel's bundle and the first child are loaded by then.
  await editor.upload(
    'first.png',
    'image/png',
    (await HOSTILE_PICTURES[3]?.make()) ?? Buffer.alloc(0),
    { alt: 'x' },
  )
  const memory = watchMemory(undo)
  const pages = watchPage(`${site.url}/before-you-sign`, undo)

  const figures = []
  for (const { name, type, make } of HOSTILE_PICTURES) {
    const data = await make()
    await memory.begin()
    await pages.begin()
    const began = performance.now()
    const answer = await send(editor, type, data)
    const ms = performance.now() - began
    const most = await memory.most()
    const slowest = await pages.slowest()
    figures.push({ name, bytes: data.length, ...answer, ms, ...most, slowest })
  }
  const health = await fetch(`${site.url}/healthz`)
  printTable(
    ['', 'file', 'answer', 'time', 'site', 'decoder', 'slowest page'],
    figures.map((one) => [
      one.name,
      inKb(one.bytes),
      String(one.status),
      inSeconds(one.ms),
      inMb(one.site),
      inMb(one.child),
      inSeconds(one.slowest),
    ]),
  )
  for (const { name, status, sentence } of figures) console.log(`${name}: ${status} ${sentence}`)
  console.log(`\nAfterwards /healthz answers ${health.status}.\n`)
  return { pictures: figures, health: health.status }
})

async function send(
  editor: Editor,
  type: string,
  data: Buffer,
): Promise<{ status: number; sentence: string }> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(data)], { type }), `x.${type.split('/')[1]}`)
  form.set('_payload', JSON.stringify({ alt: 'A hostile picture' }))
  const response = await fetch(`${editor.url}/api/media?locale=en`, {
    method: 'POST',
    headers: { Authorization: `JWT ${editor.cookie().value}` },
    body: form,
  })
  const { errors } = (await response.json()) as {
    errors?: { message: string; data?: { errors?: { message: string }[] } }[]
  }
  const sentence = errors?.[0]?.data?.errors?.[0]?.message ?? errors?.[0]?.message ?? 'kept'
  return { status: response.status, sentence }
}

/** The most memory since `begin`, in bytes resident: of the site, and of its picture children together. */
function watchMemory(undo: Undo) {
  let [site, child] = [0, 0]
  const look = async () => {
    const { named, others } = await memoryByProcess('picture-child')
    site = Math.max(site, others)
    child = Math.max(child, named)
  }
  repeat(look, undo)
  return {
    async begin() {
      await look()
      ;[site, child] = [0, 0]
    },
    async most() {
      await look()
      return { site, child }
    },
  }
}

/** How long the slowest answer of a page took since `begin`, in milliseconds. */
function watchPage(url: string, undo: Undo) {
  let slowest = 0
  const look = async () => {
    const began = performance.now()
    await (await fetch(url)).text()
    slowest = Math.max(slowest, performance.now() - began)
  }
  repeat(look, undo)
  return {
    async begin() {
      await look()
      slowest = 0
    },
    async slowest() {
      await look()
      return slowest
    },
  }
}

/** Does it again and again, with a pause, until the bench ends. */
function repeat(look: () => Promise<void>, undo: Undo): void {
  let isOver = false
  const looking = (async () => {
    while (!isOver) {
      await look()
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
    }
  })()
  undo(async () => {
    isOver = true
    await looking
  })
}
