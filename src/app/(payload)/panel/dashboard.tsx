import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'

import { isEditor, translatedByOneself } from '@/cms/access'
import { countExamples } from '@/cms/desk/examples/examples.queries'
import { countBrokenExternalLinks } from '@/cms/documents/links/external-links.queries'
import { brokenIn } from '@/cms/documents/links/in-languages'
import { countLeadingLinks } from '@/cms/documents/links/leading-links.queries'
import { findBrokenLinks, type LinkSearch } from '@/cms/publications/reading/broken-links.queries'
import { findLatelyPublished } from '@/cms/publications/reading/editors-desk.queries'
import { findEmptyDocuments } from '@/cms/publications/writing/empty-documents'
import { TRANSLATED } from '@/cms/publications/content-types'
import type { TranslatedCollection } from '@/content-types'
import type { Locale } from '@/domain/locales/locales'
import { showsExamples } from '@/env'
import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

import { ClocksApart } from './clocks-apart'
import { DeskClosings } from './desk-closings'
import { DeskDrafts } from './desk-drafts'
import { DeskEntries } from './desk-entries'
import { DeskRequests } from './desk-requests'
import { DeskSchedules } from './desk-schedules'
import { DeskSeamen } from './desk-seamen'
import { DeskTranslations } from './desk-translations'
import { type LinkCounts, linkCounts } from './link-counts'
import { MailInTrouble } from './mail-in-trouble'
import { OldRates } from './old-rates'
import { RemoveEmpty } from './remove-empty'
import { RemoveExamples } from './remove-examples'
import { UnfilledTexts } from './unfilled-texts'

type Props = Pick<AdminViewServerProps, 'payload' | 'user' | 'i18n' | 'locale'>

const MOST = 8

/** The first look waits no longer for broken links; the report reads on. */
const LINKS_AT_A_LOOK = { links: 1_000, ms: 300 }

/** What an editor wants to see first: the own drafts, what is scheduled, what is new, and what is wrong. */
export async function Dashboard({ payload, user, i18n, locale }: Props) {
  if (user?.collection !== 'staff') return null
  const text: PanelText = (key, vars) => panelText(i18n.t, key, vars)
  const languages = translatedByOneself({ user })
  const [lately, search, outside, empty, examples] = await Promise.all([
    findLatelyPublished(MOST),
    findBrokenLinks(LINKS_AT_A_LOOK),
    countOutsideTexts(payload, languages),
    isEditor({ user }) ? findEmpty(payload) : [],
    isEditor({ user }) ? countExamples() : undefined,
  ])
  return (
    <>
      <h1>{i18n.t('general:dashboard')}</h1>
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
          <DeskDrafts user={user} i18n={i18n} locale={locale?.code} />
          {empty.length > 0 && (
            <RemoveEmpty count={empty.length} collections={[...new Set(empty)]} />
          )}
        </section>
        <DeskSchedules payload={payload} user={user} i18n={i18n} />
        <section>
          <h2>{text('deskLately')}</h2>
          <DeskEntries entries={lately} i18n={i18n} none={text('deskNothingPublished')} />
        </section>
        {isEditor({ user }) && <DeskTranslations user={user} i18n={i18n} />}
        <section>
          <h2>{text('deskHealth')}</h2>
          <DeadLinks search={search} outside={outside} languages={languages} text={text} />
          <ClocksApart i18n={i18n} />
          {isEditor({ user }) && <OldRates i18n={i18n} />}
          {isEditor({ user }) && <MailInTrouble payload={payload} user={user} i18n={i18n} />}
        </section>
      </div>
    </>
  )
}

interface DeadLinksProps {
  search: LinkSearch
  /** How many there are besides those that the search reads. */
  outside: LinkCounts
  languages: readonly Locale[]
  text: PanelText
}

/** What is known of the links of somebody's languages after a short look, and the way to the report of the same. */
function DeadLinks({ search, outside, languages, text }: DeadLinksProps) {
  const inTexts = brokenIn(search.links, languages)
  const dead = inTexts.filter(({ kind }) => kind === 'dead').length
  const foreign = inTexts.length - dead + outside.foreign
  const isWhole = search.next === undefined
  const isBad = dead + outside.dead > 0
  return (
    <p className={isBad ? 'mh-bad' : isWhole && foreign === 0 ? 'mh-good' : undefined}>
      <Link prefetch={false} href="/admin/report">
        {isWhole
          ? linkCounts(text, { dead: dead + outside.dead, foreign })
          : text('deskLinksSoFar', { count: dead, read: search.read })}
        {!isWhole && outside.dead > 0 && ` ${text('deskLinksOutside', { count: outside.dead })}`}
      </Link>
    </p>
  )
}

/** Links in menus, in redirects and to other sites. */
async function countOutsideTexts(
  payload: Props['payload'],
  languages: readonly Locale[],
): Promise<LinkCounts> {
  const [leading, external] = await Promise.all([
    countLeadingLinks(payload, languages),
    countBrokenExternalLinks(payload, languages),
  ])
  return { dead: leading.dead + external, foreign: leading.foreign }
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
