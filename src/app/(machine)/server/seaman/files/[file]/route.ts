import { answerServiceFile } from '@/features/seaman-services/service-file.answer'

/** A file of a service, for members. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  return answerServiceFile(request.headers, Number((await params).file))
}
