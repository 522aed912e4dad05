import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'

import { isEditor } from '@/cms/access'
import { countExamples } from '@/cms/examples/examples.queries'
import { findBrokenLinks, type LinkSearch } from '@/cms/publications/reading/broken-links.queries'
import {
  countByLanguage,
  type DeskEntry,
  findDraftsOf,
  findFactDrafts,
  findLatelyPublished,
} from '@/cms/publications/reading/editors-desk.queries'
import { findEmptyDocuments } from '@/cms/publications/writing/empty-documents'
import { TRANSLATED } from '@/cms/publications/content-types'
import type { TranslatedCollection } from '@/content-types'
import { isLocale, languageTag, nativeName } from '@/domain/locales'
import { showsExamples } from '@/env'
import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

import { DeskClosings } from './desk-closings'
import { DeskRequests } from './desk-requests'
import { DeskSchedules } from './desk-schedules'
import { DeskSeamen } from './desk-seamen'
import { DeskTranslations } from './desk-translations'
import { MailInTrouble } from './mail-in-trouble'
import { OldRates } from './old-rates'
import { RemoveEmpty } from './remove-empty'
import { RemoveExamples } from './remove-examples'
import { UnfilledTexts } from './unfilled-texts'

type Props = Pick<AdminViewServerProps, 'payload' | 'user' | 'i18n'>

const MOST = 8

/** The first look waits no longer for broken links; the report reads on. */
const LINKS_AT_A_LOOK = { links: 1_000, ms: 300 }

/** What an editor wants to see first: the own drafts, what is scheduled, what is new, and what is wrong. */
export async function Dashboard({ payload, user, i18n }: Props) {
  if (user?.collection !== 'staff') return null
  const text: PanelText = (key, vars) => panelText(i18n.t, key, vars)
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' })
  const [texts, facts, lately, counts, search, empty, examples] = await Promise.all([
    findDraftsOf(user.id, MOST),
    isEditor({ user }) ? findFactDrafts(MOST) : [],
    findLatelyPublished(MOST),
    countByLanguage(),
    findBrokenLinks(LINKS_AT_A_LOOK),
    isEditor({ user }) ? findEmpty(payload) : [],
    isEditor({ user }) ? countExamples() : undefined,
  ])
  const drafts = [...texts, ...facts].toSorted((a, b) => Number(b.at) - Number(a.at)).slice(0, MOST)
  return (
    <div className="mh-desk">
      {examples && examples.companies + examples.vacancies + examples.seafarers > 0 && (
        <RemoveExamples {...examples} areShown={showsExamples} />
      )}
      {!isEditor({ user }) && <DeskTranslations user={user} i18n={i18n} />}
      {isEditor({ user }) && <UnfilledTexts i18n={i18n} />}
      {isEditor({ user }) && <DeskRequests payload={payload} user={user} i18n={i18n} />}
      {isEditor({ user }) && <DeskSeamen payload={payload} user={user} i18n={i18n} />}
      {isEditor({ user }) && <DeskClosings i18n={i18n} />}
      <section>
        <h2>{text('deskMyDrafts')}</h2>
        <Entries entries={drafts} time={time} text={text} none={text('deskNoDrafts')} />
        {empty.length > 0 && <RemoveEmpty count={empty.length} collections={[...new Set(empty)]} />}
      </section>
      <DeskSchedules payload={payload} user={user} i18n={i18n} />
      <section>
        <h2>{text('deskLately')}</h2>
        <Entries entries={lately} time={time} text={text} none={text('deskNothingPublished')} />
      </section>
      {isEditor({ user }) && <DeskTranslations user={user} i18n={i18n} />}
      <section>
        <h2>{text('deskLanguages')}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('language')}</th>
              <th scope="col">{text('deskPublished')}</th>
              <th scope="col">{text('deskDrafts')}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ locale, published, drafts: unpublished }) => (
              <tr key={locale}>
                <th scope="row">
                  <bdi lang={languageTag(locale)}>{nativeName(locale)}</bdi>
                </th>
                <td>{published}</td>
                <td>{unpublished}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <DeadLinks search={search} text={text} />
        {isEditor({ user }) && <OldRates i18n={i18n} />}
        {isEditor({ user }) && <MailInTrouble payload={payload} user={user} i18n={i18n} />}
      </section>
    </div>
  )
}

/** What is known of the links after a short look, and the way to the report. */
function DeadLinks({ search, text }: { search: LinkSearch; text: PanelText }) {
  const count = search.links.filter(({ kind }) => kind === 'dead').length
  const isWhole = search.next === undefined
  return (
    <p className={count > 0 ? 'mh-bad' : isWhole ? 'mh-good' : undefined}>
      <Link prefetch={false} href="/admin/report">
        {isWhole
          ? count === 0
            ? text('deskLinksWell')
            : text('deskLinksDead', { count })
          : text('deskLinksSoFar', { count, read: search.read })}
      </Link>
    </p>
  )
}

type PanelText = (key: PanelKey, vars?: Record<string, number | string>) => string

/** Of which collections the documents are in which nobody ever wrote, one entry for each of them. */
async function findEmpty(payload: Props['payload']): Promise<TranslatedCollection[]> {
  const found = await Promise.all(
    TRANSLATED.map(async (collection) =>
      (await findEmptyDocuments(payload, collection)).map(() => collection),
    ),
  )
  return found.flat()
}

interface ListProps {
  time: Intl.DateTimeFormat
  text: PanelText
  none: string
}

function Entries({ entries, time, text, none }: ListProps & { entries: DeskEntry[] }) {
  if (entries.length === 0) return <p>{none}</p>
  return (
    <ul>
      {entries.map(({ collection, document, locale, title, at }) => (
        <li key={`${collection}/${document}/${locale}`}>
          <Link
            prefetch={false}
            href={`/admin/collections/${collection}/${document}${isLocale(locale) ? `?locale=${locale}` : ''}`}
          >
            <bdi lang={isLocale(locale) ? languageTag(locale) : undefined}>{title}</bdi>
          </Link>
          <small>
            {/* Each in its own direction, or an Arabic panel tears the date apart. */}
            <bdi>
              {isLocale(locale)
                ? nativeName(locale)
                : text(collection === 'crewings' ? 'crewingsOne' : 'vacanciesOne')}
            </bdi>{' '}
            ·{' '}
            <bdi>
              <time dateTime={at.toISOString()}>{time.format(at)}</time>
            </bdi>
          </small>
        </li>
      ))}
    </ul>
  )
}
