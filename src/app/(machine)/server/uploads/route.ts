import { UPLOADS } from '@/app/uploads'

/** Where the script of a form begins to send a file (docs/decisions/068-resumed-uploads.md). */
export function POST(request: Request): Promise<Response> {
  return UPLOADS.begin(request)
}
