import { refuseOtherMethods } from '@/domain/forms/own-form'
import { submitCurrency } from '@/features/mailing/currency.submit'

/** Where the choice of a currency is sent to without JavaScript. */
export async function POST(request: Request): Promise<Response> {
  return submitCurrency(request)
}

export const GET = refuseOtherMethods
export const PUT = refuseOtherMethods
export const PATCH = refuseOtherMethods
export const DELETE = refuseOtherMethods
