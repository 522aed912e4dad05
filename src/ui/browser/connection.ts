import type { Connection } from '@/domain/addresses/prefetch'

/** What the browser tells about its connection; nothing where it tells nothing. */
export function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection
}
