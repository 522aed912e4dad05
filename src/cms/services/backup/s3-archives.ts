import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { beyond, isArchiveName } from './archive-folder'

/** Parts of a large archive: each is in memory while it is sent, and sent again where the line breaks. Bytes. */
const PART = 16 * 1024 * 1024

/** Archives in a bucket of an S3, below a prefix. */
export interface ArchiveStore {
  /** Sends a file under its own name, which is there whole or not at all. */
  put(file: string): Promise<void>
  /** Names of whole archives, the newest first. */
  list(): Promise<string[]>
  /**
   * Writes what is kept under a name into a file.
   * @returns whether there is anything under it
   */
  fetch(name: string, file: string): Promise<boolean>
  /** Removes all archives but the newest `keep`. */
  removeOldest(keep: number): Promise<void>
  close(): void
}

/** Where archives are kept, as it stands in `BACKUP_S3_URL`. */
interface StorePlace {
  endpoint: string
  region: string
  bucket: string
  /** Ends with a slash, where there is one. */
  prefix: string
  /** None: those that the machine has (its role, its AWS profile). */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

/**
 * Takes an address apart.
 * @param url `https://{key}:{secret}@{host}/{bucket}/{folder}?region={region}`
 */
function placeOfStore(url: string): StorePlace {
  const { origin, pathname, username, password, searchParams } = new URL(url)
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  return {
    endpoint: origin,
    region: searchParams.get('region') ?? 'us-east-1',
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    credentials:
      username === ''
        ? undefined
        : {
            accessKeyId: decodeURIComponent(username),
            secretAccessKey: decodeURIComponent(password),
          },
  }
}

/** Opens a store. The client of S3 is loaded only here: few sites have one. */
export async function openStore(url: string): Promise<ArchiveStore> {
  const s3 = await import('@aws-sdk/client-s3')
  const { endpoint, region, bucket: Bucket, prefix, credentials } = placeOfStore(url)
  const client = new s3.S3Client({
    endpoint,
    region,
    // The bucket in the path: the one way that every S3 knows, whatever its host is called.
    forcePathStyle: true,
    ...(credentials && { credentials }),
    // Checksums that other makes of S3 refuse are sent only where they must be.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

  const list = async () => {
    const names: string[] = []
    let after: string | undefined
    do {
      const page = await client.send(
        new s3.ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: after }),
      )
      for (const { Key = '' } of page.Contents ?? []) names.push(Key.slice(prefix.length))
      after = page.NextContinuationToken
    } while (after !== undefined)
    return names.filter(isArchiveName).toSorted().toReversed()
  }

  const putInParts = async (Key: string, parts: AsyncIterable<Buffer>) => {
    const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand({ Bucket, Key }))
    const upload = { Bucket, Key, UploadId }
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = []
      for await (const Body of parts) {
        const PartNumber = Parts.length + 1
        const { ETag } = await client.send(
          new s3.UploadPartCommand({ ...upload, PartNumber, Body }),
        )
        Parts.push({ ETag, PartNumber })
      }
      await client.send(
        new s3.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }),
      )
    } catch (error) {
      // Parts that nobody puts together would be paid for.
      await client.send(new s3.AbortMultipartUploadCommand(upload)).catch(() => undefined)
      throw error
    }
  }

  return {
    list,
    async put(file) {
      const Key = `${prefix}${path.basename(file)}`
      const parts = partsOf(file)
      try {
        const first = await parts.next()
        const Body = first.done === true ? Buffer.alloc(0) : first.value
        if (Body.length < PART) await client.send(new s3.PutObjectCommand({ Bucket, Key, Body }))
        else await putInParts(Key, withFirst(Body, parts))
      } finally {
        // Closes the file, also where the rest of it is not wanted.
        await parts.return(undefined)
      }
    },
    async fetch(name, file) {
      const found = await client
        .send(new s3.GetObjectCommand({ Bucket, Key: `${prefix}${name}` }))
        .catch((error: unknown) => {
          if (error instanceof s3.NoSuchKey) return undefined
          throw error
        })
      if (!found?.Body) return false
      // In Node it is a stream of Node's.
      await pipeline(found.Body as Readable, createWriteStream(file, { mode: 0o600 }))
      return true
    },
    async removeOldest(keep) {
      for (const name of beyond(await list(), keep)) {
        await client.send(new s3.DeleteObjectCommand({ Bucket, Key: `${prefix}${name}` }))
      }
    },
    close: () => {
      client.destroy()
    },
  }
}

/** A file in parts of the same size, the last one shorter. */
async function* partsOf(file: string): AsyncGenerator<Buffer> {
  const handle = await open(file)
  try {
    for (;;) {
      const part = Buffer.alloc(PART)
      let length = 0
      while (length < PART) {
        const { bytesRead } = await handle.read(part, length, PART - length)
        if (bytesRead === 0) break
        length += bytesRead
      }
      if (length > 0) yield part.subarray(0, length)
      if (length < PART) return
    }
  } finally {
    await handle.close()
  }
}

async function* withFirst(first: Buffer, others: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* others
}
