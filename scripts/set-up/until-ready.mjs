import { setTimeout as delay } from 'node:timers/promises'

/** How long a site that is not ready is left alone before it is asked again. Milliseconds. */
const PAUSE_MS = 10_000

/** So often it is asked before it is said not to be ready, a second apart: a busy machine takes a moment. */
const EARLY = { times: 5, pause: 1_000 }

/**
 * Waits until a site's pages come, and says after a few tries which do not. The site goes on serving meanwhile: what is
 * wrong with its pages may be mended in the panel.
 *
 * @param {{ obstacles: () => Promise<string[]> }} server
 * @param {object} options
 * @param {(text: string) => void} options.print
 * @param {AbortSignal} options.signal ends the wait
 * @param {{ port: number, host: string | undefined }} options.place where it listens
 * @param {number} [options.pause] before it is asked again, in ms
 * @param {{ times: number, pause: number }} [options.early] the tries before anything is said
 * @returns {Promise<void>}
 */
export async function untilReady(
  server,
  { print, signal, place, pause = PAUSE_MS, early = EARLY },
) {
  let said = ''
  for (let tries = 1; ; tries += 1) {
    const obstacles = await server.obstacles()
    signal.throwIfAborted()
    if (obstacles.length === 0) return
    if (tries < early.times) {
      await delay(early.pause, undefined, { signal })
      continue
    }
    const text = obstacles.map((line) => `  ${line}\n`).join('')
    if (text !== said) {
      const where = `${place.host === undefined ? '' : `${place.host}, `}port ${place.port}`
      print(
        `\nMariner Hub is NOT ready. It listens (${where}), but its pages do not come:\n\n${text}\n` +
          '  The log above says more. /readyz answers 503 until they come, and then the site is said to be ready here.\n',
      )
    }
    said = text
    await delay(pause, undefined, { signal })
  }
}
