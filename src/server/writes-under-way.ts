/**
 * Writes that somebody waits for: what a company sends. Each asks the database some dozens of times, and each answer waits for
 * what the one thread is rendering then; so fewer pages are rendered at a time meanwhile (render-queue.ts).
 */
export interface WritesUnderWay {
  isAny: () => boolean
  /** Has something done each time that the last one is over. */
  whenOver: (tell: () => void) => void
}

/** @returns what counts them, and what does a write */
export function createWrites() {
  const told: (() => void)[] = []
  let running = 0
  const writes: WritesUnderWay = {
    isAny: () => running > 0,
    whenOver: (tell) => told.push(tell),
  }
  return {
    ...writes,
    /** @throws what the write throws */
    during: async <Done>(write: () => Promise<Done>): Promise<Done> => {
      running += 1
      try {
        return await write()
      } finally {
        running -= 1
        if (running === 0) for (const tell of told) tell()
      }
    },
  }
}
