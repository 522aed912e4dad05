import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { mayFindSeamen } from '@/cms/access'
import {
  documentChoices,
  rankChoices,
  vesselChoices,
} from '@/cms/services/forms/vocabulary-choices'
import { isLocale, type Locale } from '@/domain/locales/locales'
import { codeName } from '@/domain/structured-fields/code-name'
import { dayInUtc, noonOf } from '@/domain/time/calendar-day'
import { processNow } from '@/domain/time/process-clock'
import { readTypedDay } from '@/domain/texts/typed-text'
import { isDocument } from '@/domain/vocabulary/documents'
import { isRank } from '@/domain/vocabulary/ranks'
import { isVesselType } from '@/domain/vocabulary/vessel-types'
import {
  findSeamen,
  FOUND_PER_PAGE,
  type FoundSeaman,
  type SeamanSearch,
} from '@/features/seamen/search/found-seamen.queries'
import { dayName } from '@/i18n/day-range'
import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

import { DayField, GroupedChoice } from './panel-choice'
import { PanelView } from './panel-view'

/** Fields for papers in the form, each with a paper of its own. */
const PAPER_FIELDS = ['paper', 'paper2', 'paper3'] as const

/** Nobody reads on further. */
const MOST_PAGES = 1_000

type Params = Readonly<Record<string, string | string[] | undefined>>

/** Seafarers who let themselves be found: by rank, type of ship, day and papers. */
export async function FoundSeamen({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  if (req.user?.collection !== 'staff') redirect('/admin/login?redirect=/admin/seafarers')
  const text = (key: PanelKey, vars?: Record<string, number>) => panelText(req.t, key, vars)
  const frame = { initPageResult, params, searchParams, title: text('foundSeamen') }
  if (!mayFindSeamen(req)) {
    return (
      <PanelView {...frame}>
        <p>{text('foundSeamenNoRight')}</p>
      </PanelView>
    )
  }
  const locale: Locale = isLocale(req.i18n.language) ? req.i18n.language : 'en'
  const asked = searchParams ?? {}
  const page = Math.max(1, Math.min(MOST_PAGES, Math.trunc(Number(asked.page)) || 1))
  const search = searchOf(asked)
  const { count, seamen } = await findSeamen(req, search, page)
  const any = text('seamenAny')
  return (
    <PanelView {...frame}>
      <p>{text('foundSeamenMeaning')}</p>
      <form className="mh-filters" method="get" action="/admin/seafarers">
        <GroupedChoice
          name="rank"
          label={text('seamanRank')}
          value={search.rank}
          none={any}
          choices={rankChoices(locale)}
        />
        <GroupedChoice
          name="vessel"
          label={text('workVesselType')}
          value={search.vesselType}
          none={any}
          choices={vesselChoices(locale)}
        />
        <DayField name="ready" label={text('foundSeamenReadyBy')} value={search.readyBy} />
        {PAPER_FIELDS.map((name, index) => (
          <GroupedChoice
            key={name}
            name={name}
            label={text('foundSeamenPaper', { number: index + 1 })}
            value={search.papers[index]}
            none={any}
            choices={documentChoices(locale)}
          />
        ))}
        <DayField name="valid" label={text('foundSeamenValidOn')} value={search.validOn} />
        <button type="submit" className="btn btn--style-secondary btn--size-medium">
          {text('translationsShow')}
        </button>
      </form>
      <section>
        {[asked.ready, asked.valid].some(isNoDay) && (
          <p role="alert">{text('foundSeamenWrongDay')}</p>
        )}
        <p role="status">{text('foundSeamenCount', { count })}</p>
        {seamen.length > 0 && <Found seamen={seamen} locale={locale} text={text} />}
        <p className="mh-actions">
          {page > 1 && (
            <Link prefetch={false} href={pageOf(asked, page - 1)}>
              {text('translationsEarlier')}
            </Link>
          )}
          {page * FOUND_PER_PAGE < count && (
            <Link prefetch={false} href={pageOf(asked, page + 1)}>
              {text('translationsLater')}
            </Link>
          )}
        </p>
      </section>
    </PanelView>
  )
}

interface FoundProps {
  seamen: readonly FoundSeaman[]
  locale: Locale
  text: (key: PanelKey) => string
}

function Found({ seamen, locale, text }: FoundProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text('seamanName')}</th>
          <th scope="col">{text('seamanRank')}</th>
          <th scope="col">{text('workVesselType')}</th>
          <th scope="col">{text('workReadyFrom')}</th>
          <th scope="col">{text('seamanCitizenship')}</th>
        </tr>
      </thead>
      <tbody>
        {seamen.map(({ id, name, ranks, vesselTypes, readyFrom, citizenship }) => (
          <tr key={id}>
            <td>
              <Link prefetch={false} href={`/admin/seafarers/${id}`}>
                <bdi>{name}</bdi>
              </Link>
            </td>
            <td>{ranks.map((code) => codeName('ranks', code, locale)).join(' · ')}</td>
            <td>{vesselTypes.map((code) => codeName('vesselTypes', code, locale)).join(' · ')}</td>
            <td>{readyFrom !== null && dayName(noonOf(readyFrom), locale, 'short')}</td>
            <td>{citizenship !== null && codeName('countries', citizenship, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What somebody asks for; what is unknown is not asked, and its field is empty again. */
function searchOf(params: Params): SeamanSearch {
  const { rank, vessel, ready, valid } = params
  return {
    rank: isRank(rank) ? rank : undefined,
    vesselType: isVesselType(vessel) ? vessel : undefined,
    readyBy: dayOf(ready),
    papers: PAPER_FIELDS.map((name) => params[name]).filter(isDocument),
    validOn: dayOf(valid) ?? dayInUtc(processNow('the day on which papers are valid')),
  }
}

/** Of this century, in which all of it is. */
function dayOf(text: unknown): string | undefined {
  const day = typeof text === 'string' ? readTypedDay(text) : undefined
  return day?.startsWith('20') ? day : undefined
}

/** Whether something was asked for that is no day. */
function isNoDay(text: unknown): boolean {
  return text !== undefined && text !== '' && dayOf(text) === undefined
}

function pageOf(params: Params, page: number): string {
  const query = new URLSearchParams()
  for (const name of ['rank', 'vessel', 'ready', ...PAPER_FIELDS, 'valid']) {
    const value = params[name]
    if (typeof value === 'string' && value !== '') query.set(name, value)
  }
  query.set('page', String(page))
  return `/admin/seafarers?${query}`
}
