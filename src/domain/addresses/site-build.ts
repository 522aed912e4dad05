/** A build of the site, as `/latest.json` names it. `timestamp`: when it was made, in milliseconds of UTC. */
export interface SiteBuild {
  id: string
  timestamp: number
}

/** Reads the answer of `/latest.json`; `undefined` for whatever is no build. */
export function parseSiteBuild(value: unknown): SiteBuild | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('id' in value) || !('timestamp' in value)) return undefined
  const { id, timestamp } = value
  const isBuild = typeof id === 'string' && id !== '' && Number.isSafeInteger(timestamp)
  return isBuild ? { id, timestamp: Number(timestamp) } : undefined
}

/** How a page says which build it comes from, e.g. `1732200000000 hSpISRSs`. */
export function writeBuildMark({ id, timestamp }: SiteBuild): string {
  return `${timestamp} ${id}`
}

/** The build that a mark of `writeBuildMark` names; `undefined` for anything else. */
export function readBuildMark(mark: string | undefined): SiteBuild | undefined {
  const [, timestamp, id] = /^(\d{1,15}) (.+)$/s.exec(mark ?? '') ?? []
  return parseSiteBuild({ id, timestamp: Number(timestamp) })
}

/**
 * Whether a build is newer than another. One that is merely another is not: while instances change
 * one after the other, a reader would be sent back and forth.
 */
export function isNewerBuild(latest: SiteBuild, than: SiteBuild): boolean {
  return latest.id !== than.id && latest.timestamp > than.timestamp
}
