import type { SiteFigures } from '../watching/measures'

/** The kinds of alerts that the site mails to admins. */
export const ALERTS = ['disk', 'outbox', 'schedule', 'backup', 'feed'] as const

export type Alert = (typeof ALERTS)[number]

/** The measured values of one moment. A value that could not be read is absent. */
export interface Readings {
  /** Bytes of the disk that has the data folder. */
  disk?: { free: number; size: number } | undefined
  figures?: Pick<SiteFigures, 'oldestUnsent' | 'lag' | 'backup' | 'failingFeeds'> | undefined
  now: Date
}

/** `between` keeps the last verdict. Without it, a value that swings around a limit would send a mail every minute. */
export type Verdict = 'bad' | 'between' | 'good'

const GB = 1_000_000_000
const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * The limits of `bad` and of `good`.
 * - Disk: a full disk stops pictures, mail and the embedded database. A tenth leaves days to act on most disks, and a
 *   gigabyte is enough for Postgres and an update of the site.
 * - Outbox: mail is sent within seconds. A mail server that defers messages accepts them within an hour.
 * - Schedule: schedules run within seconds, also on another instance. A start after an outage catches up in minutes.
 * - Backup: it runs daily, and hourly after a failure. After two days, two backups are missing.
 */
const LIMITS = {
  disk: { bad: { share: 0.1, bytes: GB }, good: { share: 0.12, bytes: 1.25 * GB } },
  outbox: { bad: HOUR, good: HOUR / 2 },
  schedule: { bad: 15 * MINUTE, good: 5 * MINUTE },
  backup: { bad: 48 * HOUR },
}

/**
 * Returns the verdict of each alert whose values are known.
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
    // Without any attempt, backups are not set up.
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
