/** The content path of the page that finds guides and pages, the same in every language. */
export const SEARCH_PAGE = 'search'

/** The content path of the list of warnings; each stands below it at its number. */
export const WARNINGS_PAGE = 'warnings'

/** The content path of the list of vacancies; companies and vacancies are below it. */
export const VACANCY_LIST_PATH = 'crewings'

/** The content path of the directory of companies. */
export const COMPANY_LIST_PATH = 'crewings/companies'

/** The content paths of the feed of vacancies, by its format. */
export const VACANCY_FEEDS = { atom: 'vacancies.atom', json: 'vacancies.json' } as const

/** The content path of what a search finds as plain text. The list of vacancies answers it too, with `AS_TEXT`. */
export const VACANCIES_AS_TEXT = 'vacancies.txt'

/** In the query of the list of vacancies. */
export const AS_TEXT = 'as=text'

export type FeedFormat = keyof typeof VACANCY_FEEDS

/** The pattern of what portals fetch; one of them is in `portal-feeds/portal-names.ts`. */
export const PORTAL_FEED = 'vacancies-:portal.xml'

/** The content path of the page on which a mailing is looked at and asked for. */
export const MAILING_REVIEW_PAGE = 'mailing/review'

/** Below it, with a token: where a company stops mailings, and what became of one. */
export const MAILING_STOP_PAGE = 'mailing/stop'
export const MAILING_REPORT_PAGE = 'mailing/report'

/** Below it, with a token: what became of an answer or a mailing that somebody sent. */
export const SENT_STATE_PAGE = 'forms/state'

/** The content path of the form by which readers write to the site. */
export const CONTACT_FORM_PAGE = 'forms/contact'

/** What is for members, and what leads to it. */
export const SEAMAN_APPLY_PAGE = 'seaman/apply'
export const SEAMAN_SIGN_IN_PAGE = 'seaman/sign-in'
export const SEAMAN_ACCOUNT_PAGE = 'seaman/account'
export const SEAMAN_SERVICES_PAGE = 'seaman/services'

/** What a seafarer writes down of the own sea service and papers; below it, its forms. */
export const SEAMAN_RECORD_PAGE = 'seaman/account/record'

/** Where it is chosen what is told before papers run out. */
export const SEAMAN_REMINDERS_PAGE = 'seaman/account/record/reminders'
/** On the page of the own record. */
export const SEAMAN_REMINDERS_PART = 'reminders'

/** Where it is chosen whether staff may find the own record. */
export const SEAMAN_SEARCH_PAGE = 'seaman/account/record/search'

/** The vacancies that somebody has the papers for, with the query of a search; below it one vacancy beside the own form. */
export const SEAMAN_VACANCIES_PAGE = 'seaman/account/record/vacancies'

/** What is kept of a seafarer, part by part, and who sees it. */
export const SEAMAN_PARTS_PAGE = 'seaman/account/record/parts'

/** Where a download of the own data is read again; below it, what that would change. */
export const SEAMAN_IMPORT_PAGE = 'seaman/account/record/import'
export const SEAMAN_IMPORT_REVIEW_PAGE = 'seaman/account/record/import/review'

/** Where the text of an old CV is taken out, to copy from; below it, where it is removed. */
export const SEAMAN_OLD_CV_PAGE = 'seaman/account/record/cv'

/** Where a seafarer makes links to the own form; below it, where each is ended. */
export const SEAMAN_LINKS_PAGE = 'seaman/account/record/links'

/** With a token behind it: where a company reads the form that such a link shows. */
export const SHARED_FORM_PAGE = 'seaman/form'

/** With a token behind it, where a link of such a mail ends them. */
export const SEAMAN_REMINDERS_END_PAGE = 'seaman/reminders'

/** With a token and `.ics` behind it: the days of papers and contracts, for calendar programs. No content path. */
export const PAPER_CALENDAR = 'server/seaman/calendar'

/** Where a link is asked for; below it, with a token, where it is used. */
export const SEAMAN_LINK_PAGE = 'seaman/link'
export const SEAMAN_PASSWORD_PAGE = 'seaman/password'
export const SEAMAN_CONFIRM_PAGE = 'seaman/confirm'

/** Where new vacancies are ordered by mail; below it, with a token: all alerts of an address, and what is done with one. */
export const ALERTS_PAGE = 'forms/alerts'
export const ALERT_CONFIRM_PAGE = 'forms/alerts/confirm'
export const ALERT_LEAVE_PAGE = 'forms/alerts/leave'

/** The parameter of the first of them that holds the filter, as `alertFilter` writes it. */
export const ALERT_FILTER = 'filter'

/** The desk of companies, for people of theirs; below it, at the number of a company, its own. */
export const COMPANY_DESK_PAGE = 'company-desk'
export const COMPANY_CLAIM_PAGE = 'company-desk/claim'

/** Where a link to sign in is asked for; below it, with a token, where it is used. */
export const COMPANY_SIGN_IN_PAGE = 'company-desk/sign-in'

/** With a token behind it: where a claim or an invitation is confirmed. */
export const COMPANY_CONFIRM_PAGE = 'company-desk/confirm'

/** Where the page of a company is claimed. */
export function claimPage(company: number): string {
  return `${COMPANY_CLAIM_PAGE}/${company}`
}

/** The desk of one company. */
export function deskPage(company: number): string {
  return `${COMPANY_DESK_PAGE}/${company}`
}
