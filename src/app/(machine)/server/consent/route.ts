import { refuseOtherMethods } from '@/domain/forms/own-form'
import { submitConsent } from '@/features/consent/consent.submit'

/** Where the forms of `/{lang}/consent` are sent to. */
export async function POST(request: Request): Promise<Response> {
  return submitConsent(request)
}

export const GET = refuseOtherMethods
export const PUT = refuseOtherMethods
export const PATCH = refuseOtherMethods
export const DELETE = refuseOtherMethods
