const MIB = 1024 * 1024

/** What caches may hold, in bytes. */
export interface CacheSizes {
  /** Answers that are kept before Next. */
  pages: number
  /** Of them, what searches found. */
  searches: number
}

/**
 * How much of a machine's memory caches take: a thirtieth for pages, and less for what is cheap to make again. They grow up
 * to 2.5 GB of memory; more would hold what hardly anybody asks for.
 * @param memory of the machine, or what the process may use of it. Bytes
 * @example cacheSizes(1024 ** 3).pages // 34 MiB
 */
export function cacheSizes(memory: number): CacheSizes {
  const share = (parts: number, least: number, most: number) =>
    Math.min(most * MIB, Math.max(least * MIB, Math.floor(memory / parts)))
  return { pages: share(30, 12, 80), searches: share(150, 3, 16) }
}
