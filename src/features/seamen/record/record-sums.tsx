import type { Locale } from '@/domain/locales/locales'
import { isolated } from '@/domain/mail/mail-text'
import { MOST_YEARS } from '@/domain/sea-service/sea-service'
import { codeName } from '@/domain/structured-fields/code-name'
import { noonOf } from '@/domain/time/calendar-day'
import { dayName, dayRange } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'

import { paperName, serviceName } from './entry-words'
import { lengthText, unitText } from './length-text'
import { type readRecord, text } from './read-record'

interface Props {
  read: ReturnType<typeof readRecord>
  locale: Locale
}

/** What follows from what a seafarer has written down: time at sea, gaps and overlaps, papers that run out. */
export async function RecordSums({ read, locale }: Props) {
  const { beforeBirth, gaps, imoNumbers, overlaps, runningOut, tooLong, total } = read
  const looks = [tooLong, beforeBirth, overlaps, gaps, imoNumbers]
  const hasLooks = looks.some((found) => found.length > 0)
  if (total.days === 0 && !hasLooks && runningOut.length === 0) return null
  return (
    <aside className="form-main">
      {total.days > 0 && <Time read={read} locale={locale} />}
      {runningOut.length > 0 && <RunningOut read={read} locale={locale} />}
      {hasLooks && <Looks read={read} locale={locale} />}
    </aside>
  )
}

async function Time({ read: { total, byRank, byVesselType }, locale }: Props) {
  const t = await messagesIn(locale, 'seaman.record.time')
  const tables = [
    {
      caption: t('byRank'),
      rows: byRank.map(({ key, time }) => ({ key, time, of: 'ranks' as const })),
    },
    {
      caption: t('byVesselType'),
      rows: byVesselType.map(({ key, time }) => ({ key, time, of: 'vesselTypes' as const })),
    },
  ]
  return (
    <section className="card form-part" aria-labelledby="_time">
      <div>
        <h2 id="_time">{t('title')}</h2>
        <p>
          <b>{lengthText(total, locale)}</b>
        </p>
        <p className="hint">{t('hint')}</p>
      </div>
      {tables.map(({ caption, rows }) => (
        <table key={caption}>
          <caption>{caption}</caption>
          <tbody>
            {rows.map(({ key: { code, written }, time, of }) => (
              <tr key={`${code ?? ''} ${written ?? ''}`}>
                <th scope="row">
                  {written === undefined ? (
                    ((code && codeName(of, code, locale)) ?? t('notWritten'))
                  ) : (
                    <bdi>{written}</bdi>
                  )}
                </th>
                <td>{lengthText(time, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  )
}

async function RunningOut({ read: { runningOut }, locale }: Props) {
  const t = await messagesIn(locale, 'seaman.record.runningOut')
  const lists = [
    { id: '_ran-out', title: t('endedTitle'), papers: runningOut.filter(({ days }) => days < 0) },
    { id: '_running-out', title: t('title'), papers: runningOut.filter(({ days }) => days >= 0) },
  ].filter(({ papers }) => papers.length > 0)
  return lists.map(({ id, title, papers }) => (
    <section key={id} className="callout warning" role="note" aria-labelledby={id}>
      <i aria-hidden="true">!</i>
      <div>
        <h2 id={id} className="text-[17px]">
          {title}
        </h2>
        <ul className="looks">
          {papers.map(({ paper: { entry }, expires, days }) => {
            const paper = paperName(entry.values, locale)
            const date = dayName(noonOf(expires), locale)
            return (
              <li key={entry.id}>
                {days < 0
                  ? t('ended', { paper, date })
                  : t('ends', { paper, date, length: unitText(days, 'day', locale) })}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  ))
}

/** What companies will ask about; it may be right all the same. */
async function Looks({ read, locale }: Props) {
  const { beforeBirth, gaps, imoNumbers, overlaps, tooLong } = read
  const t = await messagesIn(locale, 'seaman.record.looks')
  const name = (values: Parameters<typeof serviceName>[0]) => serviceName(values, locale)
  return (
    <section className="card form-part" aria-labelledby="_looks">
      <div>
        <h2 id="_looks">{t('title')}</h2>
        <p className="hint">{t('hint')}</p>
      </div>
      <ul className="looks">
        {/* One wrong year is the cause of much else. */}
        {tooLong.map(({ id, values }) => (
          <li key={`long ${id}`}>{t('tooLong', { ship: name(values), years: MOST_YEARS })}</li>
        ))}
        {beforeBirth.map(({ id, values }) => (
          <li key={`birth ${id}`}>{t('beforeBirth', { ship: name(values) })}</li>
        ))}
        {overlaps.map(({ days, entries: [one, other], first, last }) => (
          <li key={`overlap ${one.id} ${other.id}`}>
            {t('overlap', {
              one: name(one.values),
              other: name(other.values),
              length: unitText(days, 'day', locale),
              range: dayRange(noonOf(first), noonOf(last), locale),
            })}
          </li>
        ))}
        {gaps.map(({ days, entries: [one, other], first, last }) => (
          <li key={`gap ${one.id} ${other.id}`}>
            {t('gap', {
              one: name(one.values),
              other: name(other.values),
              length: unitText(days, 'day', locale),
              range: dayRange(noonOf(first), noonOf(last), locale),
            })}
          </li>
        ))}
        {imoNumbers.map(({ entry: { id, values }, isReadable }) => (
          <li key={`imo ${id}`}>
            {t(isReadable ? 'imoDigit' : 'imoUnreadable', {
              ship: isolated(text(values.vesselName) ?? '', locale),
              imo: isolated(text(values.imo) ?? '', locale),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
