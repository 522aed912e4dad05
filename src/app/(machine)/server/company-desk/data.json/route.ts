import { answerOwnDeskData } from '@/features/company-desk/own-desk-data.answer'

/** Returns all stored data of the signed-in person of a company. */
export async function GET(request: Request): Promise<Response> {
  return answerOwnDeskData(request)
}
