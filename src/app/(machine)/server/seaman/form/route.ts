import { answerRecordForm } from '@/features/seamen/record/record-form.answer'

/** The form of the signed-in account as a file. */
export async function GET(request: Request): Promise<Response> {
  return answerRecordForm(request)
}
