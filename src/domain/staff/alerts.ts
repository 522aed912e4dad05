import type { SiteFigures } from '../watching/measures'

/** What the admins are told of by mail. */
export const ALERTS = ['disk', 'outbox', 'schedule', 'backup', 'feed'] as const

export type Alert = (typeof ALERTS)[number]

/** What is known at one moment; what could not be read is left out. */
export interface Readings {
  /** Bytes of the disk that has the data folder. */
  disk?: { free: number; size: number } | undefined
  figures?: Pick<SiteFigures, 'oldestUnsent' | 'lag' | 'backup' | 'failingFeeds'> | undefined
  now: Date
}

/** `between`: not bad, and not yet so good that it counts as over: what stands at a limit would else be told each minute. */
export type Verdict = 'bad' | 'between' | 'good'

const GB = 1_000_000_000
const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * `bad` from here on, `good` again only there.
 * - Disk: pictures, mail and the embedded database stop where it is full. A tenth leaves days to act on most disks; a
 *   gigabyte is what Postgres and an update of the site need for a while.
 * - Outbox: the worker sends within seconds; an hour is more than a mail server that asks to come back later takes.
 * - Schedule: what is due is done within seconds, also by another instance; a start after an outage catches up in minutes.
 * - Backup: it is made daily, and tried again each hour after a failure; two days are two that are missing.
 */
const LIMITS = {
  disk: { bad: { share: 0.1, bytes: GB }, good: { share: 0.12, bytes: 1.25 * GB } },
  outbox: { bad: HOUR, good: HOUR / 2 },
  schedule: { bad: 15 * MINUTE, good: 5 * MINUTE },
  backup: { bad: 48 * HOUR },
}

/**
 * What is to be told of, as far as it is known.
 * @example judge({ disk: { free: 5e8, size: 1e11 }, now: new Date() }) // { disk: 'bad' }
 */
export function judge({ disk, figures, now }: Readings): Partial<Record<Alert, Verdict>> {
  return {
    ...(disk && { disk: judgeDisk(disk) }),
    ...(figures && {
      outbox: judgeAge(figures.oldestUnsent, LIMITS.outbox),
      schedule: judgeAge(figures.lag.publications, LIMITS.schedule),
      // Each that counts has failed often enough (FAILURES_THAT_ALERT).
      feed: figures.failingFeeds > 0 ? 'bad' : 'good',
    }),
    // Where none was ever made or tried, nobody has set backups up.
    ...(figures?.backup && { backup: judgeBackup(figures.backup, now) }),
  }
}

function judgeDisk({ free, size }: NonNullable<Readings['disk']>): Verdict {
  const { bad, good } = LIMITS.disk
  if (free < bad.bytes || free < size * bad.share) return 'bad'
  return free >= good.bytes && free >= size * good.share ? 'good' : 'between'
}

function judgeAge(seconds: number, { bad, good }: { bad: number; good: number }): Verdict {
  if (seconds > bad) return 'bad'
  return seconds < good ? 'good' : 'between'
}

function judgeBackup({ madeAt, failedAt }: NonNullable<SiteFigures['backup']>, now: Date): Verdict {
  const hasFailed = failedAt !== undefined && (madeAt === undefined || failedAt > madeAt)
  const age = madeAt === undefined ? 0 : (now.getTime() - madeAt.getTime()) / 1_000
  return hasFailed || age > LIMITS.backup.bad ? 'bad' : 'good'
}
