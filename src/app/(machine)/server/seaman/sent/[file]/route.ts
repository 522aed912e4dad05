import { answerOwnFile } from '@/features/seamen/own-file.answer'

/** A file that a seafarer has sent by a form. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  return answerOwnFile(request.headers, Number((await params).file))
}
