import {
  PART_BYTES,
  PART_TYPE,
  TUS_VERSION,
  type UploadMetadata,
  UPLOADS_PATH,
  type WholeUpload,
  writeUploadMetadata,
} from '@/domain/forms/file-upload'
import { pauseAskedFor } from '@/domain/addresses/retry-after'

/** The first part: four seconds of a ship's link. Bytes; one that was lost is sent in smaller pieces. */
const PART = { first: 64 * 1024, least: 2 * PART_BYTES.least, most: PART_BYTES.most }

/** In which time a part is to be there, so that progress is seen. Milliseconds. */
const TAKES = { quick: 1_500, slow: 8_000 }

/** How long one answer is waited for; of the last part, until the file is checked. Milliseconds. */
const PATIENCE = { part: 45_000, last: 120_000 }

/** Between two tries where the link is lost, at most; a longer pause that the site asks for is a refusal. Milliseconds. */
const LONGEST_PAUSE = 30_000

/** Answers of the site, one after the other, that it cannot take the file; and how often all of it is begun again. */
const MOST = { failures: 6, begun: 4 }

/** What a file is sent by; the browser's own, but in tests. */
export interface Link {
  /** @throws where the link is lost, or the whole answer does not come in time */
  ask: (
    address: string,
    asked: { method: string; headers: Record<string, string>; body?: ArrayBuffer },
    patience: number,
  ) => Promise<{ status: number; headers: Headers; text: string }>
  /** Waits for so many milliseconds; shorter where the browser says that the link is back. */
  pause: (milliseconds: number) => Promise<void>
  now: () => number
  /** Ends all of it. */
  signal: AbortSignal
}

interface Sending {
  /** Page, field and name; and the files that the form has by now. */
  facts: () => UploadMetadata
  language: string
  /** Where the file was begun before, so that what is there is not sent again. */
  remembered: { read: () => string | undefined; write: (address: string | undefined) => void }
  /** @param sent how many of its bytes are there */
  onProgress: (sent: number) => void
  onLost: () => void
}

/**
 * What came of it. `problem`: the file is not taken, in the reader's words. `refused`: the site does not take it in this
 * way; it goes with its form.
 */
export type Sent = { whole: WholeUpload } | { problem: string } | 'refused' | 'stopped'

/** Sends a file in parts, goes on where it was after any interruption, and ends when it is checked. */
export async function sendInParts(file: Blob, sending: Sending, link: Link): Promise<Sent> {
  const { facts, language, remembered, onProgress, onLost } = sending
  let address = remembered.read()
  /** Nothing while it has to be asked for. */
  let offset: number | undefined
  let part = PART.first
  let lost = 0
  let failures = 0
  let begun = 0
  const isStopped = () => link.signal.aborted
  while (!isStopped()) {
    const start = link.now()
    let body: ArrayBuffer | undefined
    try {
      if (offset !== undefined) body = await bytesOf(file.slice(offset, offset + part))
    } catch {
      // It is not there any more, or has changed since it was chosen.
      return 'refused'
    }
    let answer: Awaited<ReturnType<Link['ask']>>
    try {
      answer = await askNext(body)
    } catch {
      if (isStopped()) break
      onLost()
      part = Math.max(part / 2, PART.least)
      offset = undefined
      await link.pause(Math.min(1_000 * 2 ** lost, LONGEST_PAUSE))
      lost += 1
      continue
    }
    lost = 0
    const { status, headers } = answer
    const told = toldIn(answer)
    if (status === 200 && told) return { whole: told as WholeUpload }
    if (status < 300) {
      if (status === 201) {
        if ((begun += 1) > MOST.begun) return 'refused'
        remembered.write((address = headers.get('Location') ?? undefined))
      }
      if (offset !== undefined) {
        failures = 0
        const took = link.now() - start
        if (took < TAKES.quick) part = Math.min(part * 2, PART.most)
        if (took > TAKES.slow) part = Math.max(part / 2, PART.least)
      }
      offset = Number(headers.get('Upload-Offset') ?? 0)
      onProgress(offset)
      continue
    }
    if (told?.problem !== undefined) {
      remembered.write(undefined)
      return { problem: told.problem }
    }
    // It begins somewhere else than this browser thinks; asked, the site says where.
    if (status === 409 && (failures += 1) <= MOST.failures) {
      offset = undefined
      continue
    }
    if (status === 404 && address !== undefined) {
      remembered.write((address = offset = undefined))
      continue
    }
    const isLater = status === 408 || status === 429 || status >= 500
    const pause = pauseAskedFor(headers.get('Retry-After'), Date.now()) ?? 2_000
    if (!isLater || pause > LONGEST_PAUSE || (failures += 1) > MOST.failures) return 'refused'
    await link.pause(pause)
    offset = undefined
  }
  return 'stopped'

  function askNext(body: ArrayBuffer | undefined) {
    const headers = { 'Tus-Resumable': TUS_VERSION, 'Accept-Language': language }
    const metadata = writeUploadMetadata(facts())
    if (address === undefined) {
      const begins = { 'Upload-Length': String(file.size), 'Upload-Metadata': metadata }
      const asked = { method: 'POST', headers: { ...headers, ...begins } }
      return link.ask(UPLOADS_PATH, asked, PATIENCE.part)
    }
    if (offset === undefined || !body) {
      return link.ask(address, { method: 'HEAD', headers }, PATIENCE.part)
    }
    const isLast = offset + body.byteLength === file.size
    const adds = {
      'Content-Type': PART_TYPE,
      'Upload-Offset': String(offset),
      ...(isLast && { 'Upload-Metadata': metadata }),
    }
    const asked = { method: 'PATCH', headers: { ...headers, ...adds }, body }
    return link.ask(address, asked, isLast ? PATIENCE.last : PATIENCE.part)
  }
}

/** Not `arrayBuffer` of the part itself, which older browsers lack. */
function bytesOf(part: Blob): Promise<ArrayBuffer> {
  return new Response(part).arrayBuffer()
}

/** What is said in JSON (take-upload.ts): of a file that is whole, or that is not taken. */
function toldIn({ headers, text }: { headers: Headers; text: string }) {
  const isJson = headers.get('Content-Type')?.startsWith('application/json')
  return isJson ? (JSON.parse(text) as Partial<WholeUpload> & { problem?: string }) : undefined
}
