import { withOwnForm } from '@/features/seamen/shared-forms/with-own-form'
import { answerForm as answerAlone } from '@/features/vacancies/answer.form'

/** The answer to a vacancy, with which a seafarer who is signed in sends the own form along. */
export const answerForm = withOwnForm(answerAlone, 'consent')
