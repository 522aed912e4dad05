import { attachment } from '../../../domain/forms/download-name'
import type { FormFileType } from '../../../domain/forms/form-file'

/**
 * A file to be kept and never shown by a browser, by no cache on the way.
 * @param type of a file that the site itself has made. Whatever somebody has sent, no program opens it before the user does.
 */
export function downloadResponse(
  bytes: Buffer,
  name: string,
  type: FormFileType | 'application/octet-stream' = 'application/octet-stream',
): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Content-Disposition': attachment(name),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "sandbox; default-src 'none'",
    },
  })
}
