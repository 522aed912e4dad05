import { answerCompanyForm } from '@/features/seamen/company-forms/company-form.answer'

/** A company's own form, filled for the signed-in account. */
export async function GET(request: Request): Promise<Response> {
  return answerCompanyForm(request)
}
