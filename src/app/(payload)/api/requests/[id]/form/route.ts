import { answerSentFormFile } from '@/features/seamen/shared-forms/sent-form-file.endpoint'

interface Context {
  params: Promise<{ id: string }>
}

/** The form that came with a request, as a file. No endpoint of the collection: its schema would load what formats forms. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerSentFormFile(request, (await params).id)
}
