import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'

import { overridingAccess } from '@/cms/local-api'
import { documentOf } from '@/cms/publications/writing/schedule-outcome'
import { nativeName } from '@/domain/locales/locales'
import { healthOfRunner } from '@/features/schedules/schedules.runner'
import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'
import type { Schedule } from '@/payload-types'

type Props = Pick<AdminViewServerProps, 'payload' | 'user' | 'i18n'>

type PanelText = (key: PanelKey, vars?: Record<string, number | string>) => string

const MOST = 8

/** The part of the dashboard that tells which schedules wait, and which could not be carried out. */
export async function DeskSchedules({ payload, user, i18n }: Props) {
  const text: PanelText = (key, vars) => panelText(i18n.t, key, vars)
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' })
  const [{ heard, isRunning }, schedules, problems] = await Promise.all([
    healthOfRunner(payload),
    findSchedules(payload, user, { doneAt: { exists: false } }, 'at'),
    findSchedules(payload, user, { problem: { exists: true } }, '-at'),
  ])
  return (
    <section>
      <h2>{text('deskScheduled')}</h2>
      <p className={isRunning ? 'mh-good' : 'mh-bad'} role={isRunning ? undefined : 'alert'}>
        {isRunning
          ? text('deskRunnerWell', { time: heard ? time.format(heard) : '' })
          : text(heard ? 'deskRunnerSilent' : 'deskRunnerNever', {
              time: heard ? time.format(heard) : '',
            })}
      </p>
      <ScheduleList
        schedules={schedules}
        time={time}
        text={text}
        none={text('deskNothingScheduled')}
      />
      {problems.length > 0 && (
        <>
          <h3>{text('deskProblems')}</h3>
          <ScheduleList schedules={problems} time={time} text={text} none="" />
        </>
      )}
    </section>
  )
}

async function findSchedules(
  payload: Props['payload'],
  user: Props['user'],
  where: NonNullable<Parameters<Props['payload']['find']>[0]['where']>,
  sort: string,
): Promise<Schedule[]> {
  const { docs } = await payload.find({
    collection: 'schedules',
    where,
    sort,
    limit: MOST,
    depth: 1,
    // A document without a title in this language is named by another one, for the staff alone.
    ...(user && { user }),
    ...overridingAccess('every member of the staff may read every schedule'),
  })
  return docs
}

interface ScheduleListProps {
  time: Intl.DateTimeFormat
  none: string
  schedules: Schedule[]
  text: PanelText
}

function ScheduleList({ schedules, time, none, text }: ScheduleListProps) {
  if (schedules.length === 0) return <p>{none}</p>
  return (
    <ul>
      {schedules.map((schedule) => (
        <li key={schedule.id}>
          <Link prefetch={false} href={`/admin/collections/schedules/${schedule.id}`}>
            {text(schedule.action === 'unpublish' ? 'scheduleUnpublish' : 'schedulePublish')}:{' '}
            <bdi>{titleOf(schedule) ?? text('scheduleDocumentDeleted')}</bdi>
          </Link>
          <small>
            <bdi>{nativeName(schedule.locale)}</bdi> ·{' '}
            <bdi>
              <time dateTime={schedule.at}>{time.format(new Date(schedule.at))}</time>
            </bdi>{' '}
            {schedule.problem && <bdi className="mh-bad">{schedule.problem}</bdi>}
          </small>
        </li>
      ))}
    </ul>
  )
}

/** What a schedule is for; `undefined` where that was deleted. */
function titleOf(schedule: Schedule): string | undefined {
  const value = documentOf(schedule)?.value
  if (value === undefined) return undefined
  return typeof value === 'object' ? (value.panelTitle ?? value.title) : `#${value}`
}
