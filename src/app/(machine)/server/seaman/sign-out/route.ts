import { refuseOtherMethods } from '@/domain/forms/own-form'
import { submitSignOut } from '@/features/seamen/sign-out.submit'

/** Where a seafarer signs out. */
export async function POST(request: Request): Promise<Response> {
  return submitSignOut(request)
}

export const GET = refuseOtherMethods
export const PUT = refuseOtherMethods
export const PATCH = refuseOtherMethods
export const DELETE = refuseOtherMethods
