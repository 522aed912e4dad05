import { isFromElsewhere } from '@/domain/addresses/request-origin'
import { env } from '@/env'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Refuses what a page of another site sends. Payload takes no cookie from there, but needs none to sign
 * somebody in: a form elsewhere could put a visitor's browser into an account of its maker.
 */
export function onlyFromHere<Context>(handler: Handler<Context>): Handler<Context> {
  return (request, context) => {
    const own = new URL(env.SITE_URL).origin
    if (!isFromElsewhere(request.headers, own)) return handler(request, context)
    const message = `This request was sent by a page of another site. The panel is at ${own}/admin.`
    return Promise.resolve(Response.json({ errors: [{ message }] }, { status: 403 }))
  }
}
