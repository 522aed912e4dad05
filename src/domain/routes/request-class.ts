import type { Decision } from './decide'
import { isOfApi } from './route-table'

/**
 * The class of a request in logs and metrics. `machine`: files for crawlers and browsers, such as sitemaps. `refused`:
 * the address or the method is not permitted.
 */
export type RequestClass =
  | 'page'
  | 'form'
  | 'panel'
  | 'api'
  | 'media'
  | 'static'
  | 'machine'
  | 'health'
  | 'metrics'
  | 'refused'

const MEDIA_FILES = '/api/media/file/'

/**
 * Returns the class of a request from its decision.
 * @param method the method of the request
 */
export function classOfRequest(decision: Decision, method: string): RequestClass {
  switch (decision.kind) {
    case 'refused':
      return 'refused'
    case 'health check':
      return 'health'
    case 'metrics':
      return 'metrics'
    case 'page': {
      const { route, answer } = decision
      if (answer.kind === 'sitemap' || answer.kind === 'feed') return 'machine'
      if (route.for === 'staff') return 'panel'
      return method === 'POST' ? 'form' : 'page'
    }
    case 'direct':
      return classOfDirect(decision, method)
  }
}

function classOfDirect(
  { route, asked }: Extract<Decision, { kind: 'direct' }>,
  method: string,
): RequestClass {
  if (!route) return 'static'
  if (isOfApi(route)) {
    const isRead = method === 'GET' || method === 'HEAD'
    return isRead && asked.plain.startsWith(MEDIA_FILES) ? 'media' : 'api'
  }
  if (route.name === 'panel') return 'panel'
  if (route.name === 'image') return 'media'
  if (route.class === 'endpoint') return route.name.endsWith('form') ? 'form' : 'api'
  return route.class === 'machine' ? 'machine' : 'static'
}
