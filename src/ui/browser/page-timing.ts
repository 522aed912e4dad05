/** What the browser has measured of this page; nothing where it measures nothing. */
export function pageTiming(): PerformanceNavigationTiming | undefined {
  return performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined // they are no others
}

/** Whether it came out of the browser's own cache, as a page that was prefetched does: nobody was asked for it. */
export function isOutOfCache(): boolean {
  return pageTiming()?.transferSize === 0
}
