import type { Payload } from 'payload'

import { lookAtClocks } from '@/cms/services/watching/clock-difference'
import { areApart } from '@/domain/time/clock-difference'
import { dateTimeFormat } from '@/domain/locales/intl-formats'
import { releaseOfZones } from '@/domain/time/time-zones'
import { findZonesApart } from '@/features/companies/zones-in-use.queries'
import { lastZoneChange } from '@/features/vacancies/zone-rules.runner'

import type { ReportText } from './report-places'

interface Props {
  payload: Payload
  /** Of the panel. */
  language: string
  text: ReportText
}

/**
 * By which clock and which rules of time zones the site goes, and what closes at another time since the rules changed.
 */
export async function ReportTime({ payload, language, text }: Props) {
  const [{ ahead }, zones, change] = await Promise.all([
    lookAtClocks(),
    findZonesApart(),
    lastZoneChange(payload),
  ])
  const time = dateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const written = (instant: string) => <bdi>{time.format(new Date(instant))}</bdi>
  return (
    <section>
      <h2>{text('reportTime')}</h2>
      <p className={areApart(ahead) ? 'mh-bad' : 'mh-good'}>
        {text('reportClock', { seconds: Math.abs(ahead).toFixed(1) })}
      </p>
      <p>{text('reportZones', { release: releaseOfZones() })}</p>
      {zones.length > 0 && (
        <p className="mh-bad">
          {text('reportZonesNode', { node: process.versions.tz ?? '?', zones: zones.join(', ') })}
        </p>
      )}
      {change && (
        <p>
          {text('reportZonesMoved', {
            date: time.format(new Date(change.at)),
            closings: change.closings,
            licences: change.licences,
          })}
        </p>
      )}
      {change && change.moved.length > 0 && (
        <ul>
          {change.moved.map(({ company, title, zone, from, to }, index) => (
            <li key={index}>
              <bdi>{company}</bdi> · <bdi>{title ?? text('reportZonesLicence')}</bdi>
              <small>
                {' '}
                <bdi>{zone}</bdi> {from && <>{written(from)} → </>}
                {written(to)} UTC
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
