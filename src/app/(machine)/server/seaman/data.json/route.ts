import { answerOwnData } from '@/features/seamen/own-data.queries'

/** Returns all stored data of the signed-in account. */
export async function GET(request: Request): Promise<Response> {
  return answerOwnData(request)
}
