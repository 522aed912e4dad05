import { canParse } from '../addresses/can-parse'
import { safeHref } from '../addresses/link-safety'

/** A video of another site. */
export interface Video {
  provider: 'YouTube' | 'Vimeo'
  /** Where it is watched over there. */
  page: string
  /** What a frame shows that plays it here, at once. */
  player: string
}

/**
 * The video at an address of YouTube or Vimeo, in any of the spellings that they hand out;
 * `undefined` for everything else.
 * @example videoAt('https://youtu.be/dQw4w9WgXcQ')?.page // 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
 */
export function videoAt(address: unknown): Video | undefined {
  const href = safeHref(address)
  if (href === undefined || !canParse(href)) return undefined
  const { protocol, hostname, port, pathname, searchParams } = new URL(href)
  if (!/^https?:$/.test(protocol) || port !== '') return undefined
  const host = hostname.replace(/^(?:www|m)\./, '')
  const segments = pathname.split('/').filter((segment) => segment !== '')
  if (host === 'youtu.be') return youTube(segments[0])
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const [first = '', second] = segments
    if (first === 'watch') return youTube(searchParams.get('v'))
    return ['embed', 'shorts', 'live', 'v'].includes(first) ? youTube(second) : undefined
  }
  if (host === 'vimeo.com') return vimeo(segments[0], segments[1])
  if (host === 'player.vimeo.com' && segments[0] === 'video') {
    return vimeo(segments[1], searchParams.get('h'))
  }
  return undefined
}

function youTube(id: string | null | undefined): Video | undefined {
  if (!/^[\w-]{11}$/.test(id ?? '')) return undefined
  return {
    provider: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}`,
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  }
}

/** `key` opens a video that is not listed. */
function vimeo(id: string | undefined, key: string | null | undefined): Video | undefined {
  if (!/^\d{1,12}$/.test(id ?? '')) return undefined
  if (key && !/^[0-9a-f]{1,32}$/.test(key)) return undefined
  return {
    provider: 'Vimeo',
    page: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
    player: `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}autoplay=1&dnt=1`,
  }
}
