import type { LeadingLink } from '@/cms/documents/links/leading-links.queries'
import type { ReportedLink, ReportedLinks } from '@/cms/documents/links/external-links.queries'
import { isLinkProblem, type LinkProblem } from '@/domain/addresses/link-answer'
import { languageTag, nativeName } from '@/domain/locales/locales'
import type { PanelKey } from '@/i18n/panel/panel-texts'

import { Place, Places, type ReportText } from './report-places'

/** Entries of menus, and redirects, that lead nowhere or to another language. */
export function LeadingLinks({ links, text }: { links: LeadingLink[]; text: ReportText }) {
  return (
    <section>
      <h2>{text('linksLeading')}</h2>
      <p>{text('linksLeadingMeaning')}</p>
      {links.length === 0 ? (
        <p className="mh-good">{text('reportNone')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{text('linksPlace')}</th>
              <th scope="col">{text('reportTarget')}</th>
              <th scope="col">{text('linksWrong')}</th>
            </tr>
          </thead>
          <tbody>
            {links.map((link) => (
              <tr key={`${link.place.owner}/${link.place.document}/${link.entry}`}>
                <td>
                  <Place place={link.place} /> · {link.entry}
                </td>
                <td>
                  <bdi>{link.target ?? '–'}</bdi>
                </td>
                <td>
                  <Reason link={link} text={text} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const REASONS: Record<Exclude<LeadingLink['why'], 'foreign'>, PanelKey> = {
  missing: 'linksMissing',
  trash: 'linksTrash',
  dead: 'linksUnpublished',
}

function Reason({ link: { why, locales }, text }: { link: LeadingLink; text: ReportText }) {
  if (why !== 'foreign') return text(REASONS[why])
  // The names are in many languages: each is a run of its own.
  const [before, after] = text('linksUntranslated', { languages: '\n' }).split('\n')
  return (
    <>
      {before}
      {locales.map((locale, index) => (
        <span key={locale}>
          {index > 0 && ' · '}
          <bdi lang={languageTag(locale)}>{nativeName(locale)}</bdi>
        </span>
      ))}
      {after}
    </>
  )
}

interface External {
  links: ReportedLinks
  /** Whether they are checked on this site. */
  isOn: boolean
  /** Of the reader of the report. */
  language: string
  text: ReportText
}

/** Links to other sites that are broken, and those that have moved. */
export function ExternalLinks({ links, isOn, language, text }: External) {
  const { broken, moved, lastCheck } = links
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <>
      <section>
        <h2>{text('linksExternal')}</h2>
        <p>{text('linksExternalMeaning')}</p>
        {isOn || <p>{text('linksExternalOff')}</p>}
        {isOn && !lastCheck && <p>{text('linksExternalNever')}</p>}
        {lastCheck && <p>{text('linksLastCheck', { date: day.format(lastCheck) })}</p>}
        {lastCheck && (
          <Table
            links={broken}
            column={text('linksAnswer')}
            text={text}
            cell={(link) => <Answer link={link} day={day} text={text} />}
          />
        )}
      </section>
      {lastCheck && (
        <section>
          <h2>{text('linksMoved')}</h2>
          <p>{text('linksMovedMeaning')}</p>
          <Table
            links={moved}
            column={text('linksMovedTo')}
            text={text}
            cell={({ movedTo }) => (
              <bdi className="mh-address" dir="ltr">
                {movedTo}
              </bdi>
            )}
          />
        </section>
      )}
    </>
  )
}

interface TableProps {
  links: ReportedLink[]
  column: string
  text: ReportText
  cell: (link: ReportedLink) => React.ReactNode
}

function Table({ links, column, text, cell }: TableProps) {
  if (links.length === 0) return <p className="mh-good">{text('reportNone')}</p>
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text('linksAddress')}</th>
          <th scope="col">{column}</th>
          <th scope="col">{text('linksPlace')}</th>
        </tr>
      </thead>
      <tbody>
        {links.map((link) => (
          <tr key={link.address}>
            <td>
              <a href={link.address} target="_blank" rel="noreferrer">
                <bdi className="mh-address" dir="ltr">
                  {link.address}
                </bdi>
              </a>
            </td>
            <td>{cell(link)}</td>
            <td>
              <Places places={link.places} more={link.more} text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const PROBLEMS: Record<LinkProblem, PanelKey> = {
  address: 'linkAddress',
  unresolved: 'linkUnresolved',
  notPublic: 'linkNotPublic',
  slow: 'linkSlow',
  certificate: 'linkCertificate',
  connection: 'linkConnection',
  redirects: 'linkRedirects',
}

interface AnswerProps {
  link: ReportedLink
  day: Intl.DateTimeFormat
  text: ReportText
}

function Answer({ link: { detail, badSince, checkedAt }, day, text }: AnswerProps) {
  const since = badSince && text('linksSince', { date: day.format(badSince) })
  return (
    <>
      {isLinkProblem(detail) ? text(PROBLEMS[detail]) : text('linkStatus', { status: detail })}{' '}
      <small>
        {since}
        {since && ' · '}
        {text('linksLastCheck', { date: day.format(checkedAt) })}
      </small>
    </>
  )
}
