import { answerPaperCalendar } from '@/features/seamen/reminders/paper-calendar.answer'

export const dynamic = 'force-dynamic'

/** The calendar of a seafarer's papers, for calendar programs that know its secret address. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params
  return answerPaperCalendar(file.replace(/\.ics$/, ''))
}
