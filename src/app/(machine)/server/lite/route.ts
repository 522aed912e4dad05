import { refuseOtherMethods } from '@/domain/forms/own-form'
import { submitLite } from '@/features/lite/lite.submit'

/** Where the choice in the footer is sent to. */
export async function POST(request: Request): Promise<Response> {
  return submitLite(request)
}

export const GET = refuseOtherMethods
export const PUT = refuseOtherMethods
export const PATCH = refuseOtherMethods
export const DELETE = refuseOtherMethods
