import type { FormsOfSite } from '@/cms/services/forms/take-form'
import { sharePassingOn } from '@/cms/services/forms/pass-on-request'
import { takingForms } from '@/cms/services/forms/take-form'
import { consume } from '@/cms/services/limits/limits'
import { localApi } from '@/cms/local-api'
import { siteProcess } from '@/domain/process/site-process'
import type { SiteForm } from '@/cms/services/forms/form'
import { claimForm } from '@/features/company-desk/claim.form'
import { confirmDeskForm } from '@/features/company-desk/confirm-desk.form'
import { deskEnterForm, deskSignInForm } from '@/features/company-desk/desk-sign-in.form'
import { deskInviteForm, deskSeatForm } from '@/features/company-desk/seat.form'
import { contactForm } from '@/features/contact-profile/contact.form'
import { guideForm } from '@/features/docs/guide.form'
import { dataForm } from '@/features/requests/data.form'
import {
  changeEmailForm,
  dataForm as ownDataForm,
  deleteForm,
} from '@/features/seamen/account.form'
import { applyForm } from '@/features/seamen/apply.form'
import { confirmForm } from '@/features/seamen/confirm.form'
import { changePasswordForm, forgottenForm, resetForm } from '@/features/seamen/password.form'
import { importForm } from '@/features/seamen/import/import.form'
import { importReviewForm } from '@/features/seamen/import/import-review.form'
import { oldCvForm } from '@/features/seamen/old-cv/old-cv.form'
import { oldCvRemoveForm } from '@/features/seamen/old-cv/old-cv-remove.form'
import { languagesForm } from '@/features/seamen/record/languages.form'
import { paperEntryForm, paperRemoveForm } from '@/features/seamen/record/paper-entry.form'
import { personForm } from '@/features/seamen/record/person.form'
import {
  referenceEntryForm,
  referenceRemoveForm,
} from '@/features/seamen/record/reference-entry.form'
import { serviceEntryForm, serviceRemoveForm } from '@/features/seamen/record/service-entry.form'
import { workForm } from '@/features/seamen/record/work.form'
import { remindersForm } from '@/features/seamen/reminders/reminders.form'
import { searchConsentForm } from '@/features/seamen/search/search-consent.form'
import { recordLinkForm } from '@/features/seamen/shared-forms/record-link.form'
import { recordLinkEndForm } from '@/features/seamen/shared-forms/record-link-end.form'
import { sharedFormForm } from '@/features/seamen/shared-forms/shared-form.form'
import { signInForm } from '@/features/seamen/sign-in.form'
import { askForLinkForm, enterByLinkForm } from '@/features/seamen/sign-in-link.form'
import { confirmAlertForm } from '@/features/vacancies/alerts/confirm-alert.form'
import { watchForm } from '@/features/vacancies/alerts/watch.form'
import { offerForm } from '@/features/vacancies/offer.form'
import { reportForm } from '@/features/vacancies/report.form'

import { answerForm } from './answer-with-form'
import { reviewForm } from './review-form'
import { askForm } from './service-with-form'

/** The forms that create, open and change an account of a seafarer. */
const OF_SEAMEN: readonly SiteForm[] = [
  applyForm,
  signInForm,
  askForLinkForm,
  enterByLinkForm,
  forgottenForm,
  resetForm,
  confirmForm,
  ownDataForm,
  changePasswordForm,
  changeEmailForm,
  deleteForm,
  serviceEntryForm,
  serviceRemoveForm,
  paperEntryForm,
  paperRemoveForm,
  referenceEntryForm,
  referenceRemoveForm,
  personForm,
  workForm,
  languagesForm,
  remindersForm,
  searchConsentForm,
  importForm,
  importReviewForm,
  oldCvForm,
  oldCvRemoveForm,
  recordLinkForm,
  recordLinkEndForm,
  sharedFormForm,
]

/** The forms of the desk of companies. */
const OF_COMPANIES: readonly SiteForm[] = [
  claimForm,
  confirmDeskForm,
  deskSignInForm,
  deskEnterForm,
  deskInviteForm,
  deskSeatForm,
]

/** Every form of the site; a row of the table of routes names each. */
export const FORMS: FormsOfSite = {
  forms: [
    contactForm,
    reviewForm,
    answerForm,
    offerForm,
    reportForm,
    dataForm,
    watchForm,
    confirmAlertForm,
    guideForm,
    askForm,
    ...OF_SEAMEN,
    ...OF_COMPANIES,
  ],
  api: localApi,
  limitTries: ({ address }) => consume('formTry', { address }),
  limit: ({ address }, email) => consume('form', { address, email }),
}

/**
 * Shares the handlers of forms with the front server in this process, which passes posts to them
 * (src/server/form-posts.ts), and with the panel, which passes on requests that were held back.
 */
export function takeForms(): void {
  siteProcess().takeForm = takingForms(FORMS)
  sharePassingOn(FORMS.forms)
}
