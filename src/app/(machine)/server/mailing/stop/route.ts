import { refuseOtherMethods } from '@/domain/forms/own-form'
import { submitMailingStop } from '@/features/mailing/mailing-stop.submit'

/** Where a company stops mailings, by the page of the link or by the button of its mail program. */
export async function POST(request: Request): Promise<Response> {
  return submitMailingStop(request)
}

export const GET = refuseOtherMethods
export const PUT = refuseOtherMethods
export const PATCH = refuseOtherMethods
export const DELETE = refuseOtherMethods
