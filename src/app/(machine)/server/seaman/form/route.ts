import { answerOwnForm } from '@/features/seamen/record/own-form.answer'

/** The form of the signed-in account as a file. */
export async function GET(request: Request): Promise<Response> {
  return answerOwnForm(request)
}
