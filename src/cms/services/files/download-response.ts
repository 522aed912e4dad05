import { attachment } from '../../../domain/forms/download-name'

/** A file to be kept and never shown by a browser, by no cache on the way. */
export function downloadResponse(bytes: Buffer, name: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      // Whatever it is: nothing opens it before whoever asked for it does.
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(bytes.length),
      'Content-Disposition': attachment(name),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "sandbox; default-src 'none'",
    },
  })
}
