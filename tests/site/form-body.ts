/**
 * What the panel sends to save a document, as it was recorded in a browser (tests/e2e/media-texts.spec.ts looks at it
 * again): every key that its form has read, changed or not, in a multipart body; the file beside it, where one was
 * chosen. `deletedAt: null` and all that the site knows of a file come with it each time.
 */

/** What the API adds to a document, which no form has. */
const NOT_IN_FORMS = ['id', 'collection', 'sessions', 'globalType']

/** Where the form of a document is read from: as the panel loads it. */
export function formSource(place: string, locale: string): string {
  return `${place}?depth=0&draft=true&locale=${locale}&fallback-locale=null`
}

/** The values of the form of a document that was read from `formSource`. */
export function formValues(document: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).filter(([name]) => !NOT_IN_FORMS.includes(name)),
  )
}

/** A cut and a focal point, in percent and pixels, as the window over a picture gives them. */
export interface FormEdits {
  crop?: { x: number; y: number; width: number; height: number; unit: '%' }
  focalPoint?: { x: number; y: number }
  widthInPixels?: number
  heightInPixels?: number
}

/** Where a form is sent, with PATCH; edits of a picture stand here and not in the body. */
export function formAddress(place: string, locale: string, edits: FormEdits = {}): string {
  const query = new URLSearchParams({ depth: '0', 'fallback-locale': 'null', locale })
  const { crop = {}, focalPoint = {}, ...pixels } = edits
  const named = { ...pixels, ...below('crop', crop), ...below('focalPoint', focalPoint) }
  for (const [name, value] of Object.entries(named)) {
    const [first = '', ...parts] = name.split('.')
    const path = [first, ...parts].map((part) => `[${part}]`).join('')
    query.set(`uploadEdits${path}`, String(value))
  }
  return `${place}?${query}`
}

function below(name: string, values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([part, one]) => [`${name}.${part}`, one]))
}

/** A file that was chosen in a form. */
export interface FormFile {
  name: string
  type: string
  bytes: Buffer
}

/** The body that a form sends, whatever in it was changed. */
export function formBody(values: object, file?: FormFile): FormData {
  const body = new FormData()
  body.set('_payload', JSON.stringify(values))
  if (file) body.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name)
  return body
}
