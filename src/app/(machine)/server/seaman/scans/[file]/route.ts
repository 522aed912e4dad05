import { answerOwnScan } from '@/features/seamen/own-scan.answer'

/** The scan of a paper that a seafarer has written down; the number is that of the paper. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  return answerOwnScan(request.headers, Number((await params).file))
}
