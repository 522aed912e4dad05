import { mayAtDesk } from '@/cms/access'
import { COMPANY_DESK_PAGE, deskPage } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import { type Seat, seatsBeside, type SignedInPerson } from './desk.queries'
import { DeskDone } from './desk-done'
import { type DoneNotice, pageAfter } from './desk-visitor'

interface Props {
  person: SignedInPerson
  locale: Locale
  done: DoneNotice | undefined
}

/** Where somebody of a company begins: who they are, and the desks that they are at. */
export async function DeskView({ person, locale, done }: Props) {
  const t = await messagesIn(locale, 'desk')
  return (
    <div className="frame form-page">
      <FormStyle />
      <div className="form-head">
        <h1 className="display">{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
      </div>
      <DeskDone done={done} locale={locale} />
      <div className="form-main">
        {person.seats.map((seat) => (
          <section
            key={seat.id}
            className="card form-part"
            aria-labelledby={`_company_${seat.company}`}
          >
            <h2 id={`_company_${seat.company}`}>
              <bdi>{seat.companyName}</bdi>
            </h2>
            <ClosedDesk seat={seat} locale={locale} />
            <CompanyFacts seat={seat} locale={locale} />
            <div className="acts">
              <a href={pageAfter(deskPage(seat.company), locale)} className="button">
                {t('people')}
              </a>
              {seat.path !== undefined && (
                <a href={pageAfter(seat.path, locale)} className="button quiet">
                  {t('page')}
                </a>
              )}
            </div>
          </section>
        ))}
        <section className="card form-part" aria-labelledby="_own">
          <h2 id="_own">{t('you')}</h2>
          <dl className="typed">
            <div>
              <dt>{t('name')}</dt>
              <dd>
                <bdi>{person.name || '—'}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t('email')}</dt>
              <dd>
                <bdi>{person.email}</bdi>
              </dd>
            </div>
          </dl>
          <p className="hint">{t('erasing')}</p>
          <div className="acts">
            <a href="/server/company-desk/data.json" className="button quiet" download>
              {t('export')}
            </a>
          </div>
        </section>
      </div>
    </div>
  )
}

/** What is proven of a company, and since when. */
async function CompanyFacts({ seat, locale }: { seat: Seat; locale: Locale }) {
  const t = await messagesIn(locale, 'desk')
  const facts: [string, string][] = [[t('role'), t(`roles.${seat.role}`)]]
  if (seat.provenSince) facts.push([t('since'), dayName(seat.provenSince, locale)])
  if (seat.checkedOn) facts.push([t('checked'), dayName(seat.checkedOn, locale)])
  return (
    <dl className="typed">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Why nothing can be done at a desk for now; nothing where it is open. */
async function ClosedDesk({ seat: { closed }, locale }: { seat: Seat; locale: Locale }) {
  if (closed === undefined) return null
  const t = await messagesIn(locale, 'desk.closed')
  return (
    <p className="callout warning" role="note">
      <i aria-hidden="true">!</i>
      <span>{t(closed)}</span>
    </p>
  )
}

/** The desk of one company: who is there, and as what. */
export async function CompanyDeskView({
  seat,
  locale,
  done,
}: Omit<Props, 'person'> & { seat: Seat }) {
  const t = await messagesIn(locale, 'desk')
  const beside = await seatsBeside(seat)
  const mayChange = mayAtDesk(seat, 'changeSeats')
  return (
    <div className="frame form-page">
      <FormStyle />
      <div className="form-head">
        <h1 className="display">
          <bdi>{seat.companyName}</bdi>
        </h1>
        <p className="lede">{t('peopleLede')}</p>
      </div>
      <DeskDone done={done} locale={locale} />
      <ClosedDesk seat={seat} locale={locale} />
      <section className="card form-part" aria-labelledby="_people">
        <h2 id="_people">{t('people')}</h2>
        <dl className="typed">
          {beside.map((one) => (
            <div key={one.id}>
              <dt>
                <bdi>{one.name || one.email}</bdi>
              </dt>
              <dd>
                {one.name && (
                  <>
                    <bdi>{one.email}</bdi>
                    <br />
                  </>
                )}
                {t(`roles.${one.role}`)}
                {' · '}
                {one.acceptedAt ? dayName(one.acceptedAt, locale) : t('waits')}
                {(mayChange || one.id === seat.id) && (
                  <span className="ask">
                    <br />
                    <a
                      href={pageAfter(`${deskPage(seat.company)}/people/${one.id}`, locale)}
                      aria-label={`${t(mayChange ? 'change' : 'leave')}: ${one.name || one.email}`}
                    >
                      {t(mayChange ? 'change' : 'leave')}
                    </a>
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className="acts">
          {mayAtDesk(seat, 'invite') && (
            <a href={pageAfter(`${deskPage(seat.company)}/invite`, locale)} className="button">
              {t('invite')}
            </a>
          )}
          <a href={pageAfter(COMPANY_DESK_PAGE, locale)} className="button quiet">
            {t('title')}
          </a>
        </div>
      </section>
    </div>
  )
}
