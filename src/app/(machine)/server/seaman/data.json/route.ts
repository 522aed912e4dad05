import { answerOwnData } from '@/features/seamen/own-data.queries'

/** All that is kept of an account, for whoever is signed in to it. */
export async function GET(request: Request): Promise<Response> {
  return answerOwnData(request)
}
