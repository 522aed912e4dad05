/** What a form holds of a document in one language. */
export interface TypedText {
  collection: string
  /** None before the first save. */
  id?: number | string | undefined
  locale: string
  /** The values of all fields, as Payload's form has them. */
  data: Readonly<Record<string, unknown>>
}

/** Bytes. What a browser sends after a page is gone is 64 KiB at most, headers and other requests included. */
const SENT_ON_LEAVING = 48 * 1024

/** How long the answer to a draft is waited for, in ms. */
const LONGEST_DRAFT = 30_000

/** The address of a draft's save; as Payload's own autosave writes it. */
export function draftAddress({ collection, id, locale }: Omit<TypedText, 'data'>): string {
  const query = `locale=${locale}&fallback-locale=null&draft=true&autosave=true&depth=0`
  return `/api/${collection}${id === undefined ? '' : `/${id}`}?${query}`
}

/**
 * Saves a draft without a form. The answer comes even if the page is left meanwhile, where the text is
 * not too long for that. That of a new document is waited for without an end: whoever gave it up would make another one.
 */
export async function sendDraft(text: TypedText, language: string): Promise<Response> {
  const payload = JSON.stringify({ ...text.data, _status: 'draft' })
  const body = new FormData()
  body.set('_payload', payload)
  return fetch(draftAddress(text), {
    method: text.id === undefined ? 'POST' : 'PATCH',
    headers: { 'Accept-Language': language },
    body,
    keepalive: new Blob([payload]).size < SENT_ON_LEAVING,
    ...(text.id !== undefined && { signal: AbortSignal.timeout(LONGEST_DRAFT) }),
  })
}

/** The sentences with which the server refused. */
export async function refusalsOf(response: Response): Promise<string[]> {
  const answer = (await response.json().catch(() => ({}))) as {
    errors?: { message?: string; data?: { errors?: { message?: string }[] } }[]
  }
  return (answer.errors ?? []).flatMap(({ message, data }) =>
    [...(data?.errors ?? []).map((error) => error.message), message].flatMap((one) => one ?? []),
  )
}

/** Whether the server answers at all, and its database, within eight seconds. */
export async function isReachable(): Promise<boolean> {
  try {
    const answer = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(8_000) })
    if (answer.ok) return true
    // Pages that do not come for readers keep nobody from writing: what is wrong with them may be mended here.
    return ((await answer.json()) as { lacks?: unknown }).lacks === 'pages'
  } catch {
    // No answer at all is the very answer that was asked for.
    return false
  }
}

/** Whether there is a word yet: a document is not made for less. */
export function hasWords(data: Readonly<Record<string, unknown>>): boolean {
  return ['title', 'excerpt', 'slug', 'sidebarLabel', 'body'].some((name) => isWritten(data[name]))
}

function isWritten(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value !== 'object' || value === null) return false
  const { root, children, text, type } = value as Record<string, unknown>
  if (root !== undefined) return isWritten(root)
  if (Array.isArray(children)) return children.some(isWritten)
  // What is neither text nor a break of lines is a block, a rule, a picture.
  return type === 'text' ? isWritten(text) : type !== undefined && type !== 'linebreak'
}

/** The plain text of what was typed, for the clipboard. */
export function wordsOf(data: Readonly<Record<string, unknown>>): string {
  const lines = ['title', 'excerpt', 'body'].map((name) => plain(data[name]))
  return lines.filter((line) => line !== '').join('\n\n')
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const { root, children, text, type } = value as Record<string, unknown>
  if (root !== undefined) return plain(root)
  if (typeof text === 'string') return text
  if (!Array.isArray(children)) return type === 'linebreak' ? '\n' : ''
  const isInline = children.every((child) => plain(child) === '' || isTextLike(child))
  return children.map(plain).join(isInline ? '' : '\n')
}

function isTextLike(node: unknown): boolean {
  const { type } = node as { type?: unknown }
  return type === 'text' || type === 'link' || type === 'autolink' || type === 'linebreak'
}
