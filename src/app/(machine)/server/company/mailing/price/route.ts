import { answerPrices } from '@/features/mailing/price-answer'

/** Prices of mailings, in the contract of the upstream that the site can ask for them. */
export async function GET(request: Request): Promise<Response> {
  return answerPrices(new URL(request.url).searchParams)
}
