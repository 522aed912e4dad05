import { parseArgs } from 'node:util'

import { heightsOf, PICTURE_WIDTHS } from '../../src/domain/pictures/picture-options'
import { Editor } from '../../tests/site/editor'
import { photograph } from '../../tests/fixtures/photograph'
import { memoryOfSite } from './process-memory'
import { quantile } from './quantiles'
import { inKb, inMb, printTable } from './report'
import { type LoadResult, putLoad } from './request-load'
import { runBench } from './run-bench'
import { startBenchedSite } from './site-under-test'

/**
 * Pictures a second, made when they are asked for and kept from before, and the most memory that the
 * server takes meanwhile: `bench:pictures [--seconds n] [--rounds n]`. The originals are as a good
 * telephone takes them, 12 million pixels. Whoever asks runs on the same machine.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
  },
})
const LOAD = { connections: 16, requests: 30_000, seconds: Number(values.seconds) }
const [WIDTH, HEIGHT] = [4032, 3024]
const FORMATS = ['webp', 'avif'] as const

await runBench('pictures', async (undo) => {
  const site = await startBenchedSite(undo)
  const editor = await Editor.signIn(site.url)
  const file = await photograph(WIDTH, HEIGHT)
  const id = await editor.upload('bench.jpg', 'image/jpeg', file, { alt: 'Waves' })
  const media = await editor.read<{ thumbnailURL: string }>(`/media/${id}?locale=en`)
  const addressOf = (options: string) =>
    `${site.url}${media.thumbnailURL.replace(/width=[^/]*/, options)}`

  const idle = (await memoryOfSite()).node.rss
  let most = idle
  const watch = setInterval(() => {
    void memoryOfSite().then(({ node }) => (most = Math.max(most, node.rss)))
  }, 100)
  undo(async () => {
    clearInterval(watch)
  })

  const figures = []
  for (const format of FORMATS) {
    const sizes = PICTURE_WIDTHS.filter((width) => width <= 1367).flatMap((width) => [
      addressOf(`width=${width},format=${format}`),
      addressOf(`width=${width},height=${heightsOf(width)[0]},fit=cover,format=${format}`),
    ])
    // Each is asked for once, so each is made; few enough at a time that none waits too long.
    const cold = await putLoad(
      sizes,
      { status: 200 },
      { connections: 2, requests: sizes.length, seconds: 600 },
    )
    const rounds: LoadResult[] = []
    for (let round = 0; round < Number(values.rounds); round += 1) {
      rounds.push(await putLoad(sizes, { status: 200 }, LOAD))
    }
    figures.push({
      format,
      coldPerSecond: cold.perSecond,
      made: cold.requests,
      warmPerSecond: Math.round(
        quantile(
          rounds.map(({ perSecond }) => perSecond),
          0.5,
        ),
      ),
      bytesPerAnswer: cold.bytesPerAnswer,
    })
  }
  clearInterval(watch)

  printTable(
    ['', 'cold, requests/s', 'made', 'warm, requests/s', 'body'],
    figures.map((figure) => [
      figure.format,
      figure.coldPerSecond.toFixed(1),
      String(figure.made),
      String(figure.warmPerSecond),
      inKb(figure.bytesPerAnswer),
    ]),
  )
  console.log(`Memory of the server: ${inMb(idle)} idle, ${inMb(most)} at most.\n`)
  return { original: `${WIDTH}x${HEIGHT}`, ...LOAD, formats: figures, idle, most }
})
