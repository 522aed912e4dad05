import { refuseOtherMethods } from '@/domain/forms/own-form'
import { submitDeskSignOut } from '@/features/company-desk/desk-sign-out.submit'

/** Where somebody of a company signs out. */
export async function POST(request: Request): Promise<Response> {
  return submitDeskSignOut(request)
}

export const GET = refuseOtherMethods
export const PUT = refuseOtherMethods
export const PATCH = refuseOtherMethods
export const DELETE = refuseOtherMethods
