import type { UIFieldServerProps } from 'payload'

import { panelText } from '@/i18n/panel/panel-texts'

import { overridingAccess } from '../../../cms/local-api'
import { isEditor } from '../../../cms/access'
import { readMailingDetails } from '../mailing-details'
import { reportLink } from '../mailing-links'
import { companiesReached } from '../mailing-reach.queries'
import { countStates, LETTER_STATES, mailingReport } from '../mailing-report.queries'
import { choiceFacts, type Fact, mailingsConfirmedBefore, priceFacts } from './mailing-facts'
import { SendMailing } from './send-mailing'

/** A mailing as staff see it in its request: what was asked for, whom it reaches now, and what became of it. */
export async function MailingOfRequest({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isEditor(req)) return null
  const request = await req.payload.findByID({
    collection: 'requests',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    req,
    ...overridingAccess('only editors see it; the details are the site’s own'),
  })
  const details = readMailingDetails(request?.details)
  if (request?.kind !== 'mailing' || !details) return null
  const [choice, reached, report, before] = await Promise.all([
    choiceFacts(req, details),
    companiesReached(
      details.filter,
      details.leftOut.map((company) => company.id),
    ),
    mailingReport(request.id),
    mailingsConfirmedBefore(req, request),
  ])
  const counts = report && countStates(report.letters)
  const facts: Fact[] = [
    [panelText(req.t, 'mailingReachedThen'), String(details.companies)],
    [panelText(req.t, 'mailingReachedNow'), String(reached.length)],
    [panelText(req.t, 'mailingsConfirmedBefore'), String(before)],
    ...LETTER_STATES.filter((state) => counts && counts[state] > 0).map((state): Fact => [
      panelText(req.t, LETTER_LABELS[state]),
      String(counts?.[state]),
    ]),
  ]
  return (
    <div className="mh-request mh-mailing">
      <section aria-labelledby="mh-mailing">
        <h2 id="mh-mailing">{panelText(req.t, 'mailingAsked')}</h2>
        <Facts facts={choice} />
        <Facts facts={priceFacts(req, details)} />
        <Facts facts={facts} />
        <SendMailing request={request.id} state={request.state} count={reached.length} />
        {report && request.reportToken && (
          <p>
            <a href={reportLink(request.reportToken, request.locale)}>
              {panelText(req.t, 'mailingReportOpen')}
            </a>
          </p>
        )}
      </section>
    </div>
  )
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const LETTER_LABELS = {
  sent: 'mailingLetterSent',
  waiting: 'mailingLetterWaiting',
  refused: 'mailingLetterRefused',
  bounced: 'mailingLetterBounced',
  uncertain: 'mailingLetterUncertain',
  stopped: 'mailingLetterStopped',
} as const
