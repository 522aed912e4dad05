import type { Connection } from '@/domain/prefetch'

/** What the browser tells about its connection; nothing where it tells nothing. */
export function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection
}
