import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'

import compression from 'compression'

// At 5 Brotli takes no more time than gzip does, and a third off a page: its window holds the whole
// of it, and the style sheet stands in there twice.
const answer = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } })

/** Compresses a text on its way out, as well as its reader understands. */
export function compress(request: IncomingMessage, response: ServerResponse) {
  // Its types are Express's, whose objects are these with more on them that it does not use.
  const [expressRequest, expressResponse] = [request, response] as unknown as Parameters<
    typeof answer
  >
  answer(expressRequest, expressResponse, () => {})
}
