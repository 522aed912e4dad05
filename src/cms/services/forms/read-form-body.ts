/** What a form was sent with, by the names of its fields; of a name that comes twice, the first. */
export interface FormBody {
  texts: ReadonlyMap<string, string>
  files: ReadonlyMap<string, { name: string; bytes: Buffer }>
}

/** More than this no form of ours has without a file; 1 MB of it would be a million fields. Bytes. */
const LARGEST_TEXT_BODY = 64 * 1024

/** Of one body. */
const MOST_PARTS = 200

/**
 * Reads the body of a form, whichever of the two kinds it has.
 * @returns the status of a refusal where it is none, or a broken one
 */
export async function readFormBody(
  body: Uint8Array,
  contentType: string,
): Promise<FormBody | 400 | 413 | 415> {
  const [type = ''] = contentType.toLowerCase().split(';', 1)
  if (type.trim() === 'application/x-www-form-urlencoded') {
    if (body.byteLength > LARGEST_TEXT_BODY) return 413
    return collect(new URLSearchParams(Buffer.from(body).toString('utf8')))
  }
  if (type.trim() !== 'multipart/form-data') return 415
  try {
    const sent = new Response(Buffer.from(body), { headers: { 'Content-Type': contentType } })
    return await collect(await sent.formData())
  } catch {
    // Whatever is wrong with it, there is nothing to be read from it.
    return 400
  }
}

/** The texts that stand whole in the beginning of a form that was too large; a file is never among them. */
export async function readFormBeginning(
  beginning: Uint8Array,
  contentType: string,
): Promise<FormBody['texts']> {
  const bytes = Buffer.from(beginning)
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  // A part is whole where the next one has begun.
  const end = bytes.lastIndexOf(boundary === undefined ? '&' : `\r\n--${boundary}`)
  if (end < 0) return new Map()
  const whole = bytes.subarray(0, end)
  const closing = boundary === undefined ? '' : `\r\n--${boundary}--\r\n`
  const read = await readFormBody(Buffer.concat([whole, Buffer.from(closing)]), contentType)
  return typeof read === 'number' ? new Map() : read.texts
}

async function collect(entries: Iterable<[string, FormDataEntryValue]>): Promise<FormBody | 400> {
  const texts = new Map<string, string>()
  const files = new Map<string, { name: string; bytes: Buffer }>()
  let count = 0
  for (const [name, value] of entries) {
    if ((count += 1) > MOST_PARTS) return 400
    if (typeof value === 'string') {
      if (!texts.has(name)) texts.set(name, value)
      continue
    }
    // Where no file was chosen, browsers send one without a name and without bytes.
    if ((value.name === '' && value.size === 0) || files.has(name)) continue
    files.set(name, { name: value.name, bytes: Buffer.from(await value.arrayBuffer()) })
  }
  return { texts, files }
}
