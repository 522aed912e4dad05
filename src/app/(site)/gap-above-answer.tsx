import { headers } from 'next/headers'
import type { ReactNode } from 'react'

import type { FormAbout } from '@/cms/services/forms/form'
import { type SignedInSeaman, seamanOf } from '@/cms/services/seaman-only/seaman-session.queries'
import type { Locale } from '@/domain/locales/locales'
import { dayInUtc, readDay } from '@/domain/time/calendar-day'
import { processNow } from '@/domain/time/process-clock'
import { OwnGap } from '@/features/seamen/record/own-gap'
import { ownGap } from '@/features/seamen/record/own-gap.queries'
import { OwnFormNote } from '@/features/seamen/shared-forms/own-form-note'
import { isAnswer } from '@/features/vacancies/answer.form'
import type { VacancyView } from '@/features/vacancies/vacancy'

interface Props {
  seaman: SignedInSeaman
  vacancy: VacancyView
  locale: Locale
  /** What is said where nothing can be compared. */
  nothing?: ReactNode
}

/** What a vacancy asks beside a seafarer's own record. */
export async function GapOfVacancy({ seaman, vacancy, locale, nothing }: Props) {
  const { alsoRanks, certificates, citizenships, contract, englishLevel } = vacancy
  const { experience, joining, rank } = vacancy
  const asked = {
    ranks: [rank, ...alsoRanks],
    certificates,
    citizenships,
    englishLevel,
    experience,
    joining: { from: readDay(joining.from), to: readDay(joining.to) },
    length: contract,
  }
  const today = dayInUtc(processNow('the day that papers are compared with'))
  const lines = await ownGap(seaman, asked, today)
  return lines.length === 0 ? nothing : <OwnGap lines={lines} today={today} locale={locale} />
}

/**
 * What a vacancy asks beside the own record of a seafarer who is signed in, above the form that answers it. The page of the
 * vacancy is everybody's, that of the form is not.
 */
export async function gapAboveAnswer(about: FormAbout, locale: Locale) {
  const seaman = await seamanOf((await headers()).get('cookie') ?? '')
  if (!seaman || !isAnswer(about)) return null
  return (
    <>
      <GapOfVacancy seaman={seaman} vacancy={about.vacancy} locale={locale} />
      <OwnFormNote about={about} locale={locale} />
    </>
  )
}
