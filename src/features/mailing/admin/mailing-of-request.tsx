import type { UIFieldServerProps } from 'payload'

import { formatMoney } from '@/domain/money'
import { panelText } from '@/i18n/panel/panel-texts'

import { overridingAccess } from '../../../cms/local-api'
import { isEditor } from '../../../cms/access'
import { readMailingDetails } from '../mailing-details'
import { reportLink } from '../mailing-links'
import { companiesReached } from '../mailing-reach.queries'
import { countStates, LETTER_STATES, mailingReport } from '../mailing-report.queries'
import { SendMailingButton } from './send-mailing-button'

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
  const { language } = req.i18n
  const [reached, report] = await Promise.all([
    companiesReached(details.filter),
    mailingReport(request.id),
  ])
  const { total } = details.order
  const facts = [
    [panelText(req.t, 'mailingOne'), details.name],
    [
      panelText(req.t, 'mailingPrice'),
      total ? formatMoney(total, language) : panelText(req.t, 'mailingOnRequest'),
    ],
    [panelText(req.t, 'mailingReachedThen'), String(details.companies)],
    [panelText(req.t, 'mailingReachedNow'), String(reached.length)],
  ]
  const counts = report && countStates(report.letters)
  return (
    <section className="mh-request" aria-labelledby="mh-mailing">
      <h3 id="mh-mailing">{panelText(req.t, 'requestKindMailing')}</h3>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {counts &&
          LETTER_STATES.filter((state) => counts[state] > 0).map((state) => (
            <div key={state}>
              <dt>{panelText(req.t, LETTER_LABELS[state])}</dt>
              <dd>{counts[state]}</dd>
            </div>
          ))}
      </dl>
      {request.state === 'confirmed' && (
        <SendMailingButton request={request.id} count={reached.length} />
      )}
      {(request.state === 'new' || request.state === 'inProgress') && (
        <p>{panelText(req.t, 'mailingConfirmFirst')}</p>
      )}
      {report && request.reportToken && (
        <p>
          <a href={reportLink(request.reportToken, request.locale)}>
            {panelText(req.t, 'mailingReportOpen')}
          </a>
        </p>
      )}
    </section>
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
