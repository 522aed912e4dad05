import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that speaks as much of S3 as backups need, over one bucket in memory. */
export interface S3Server {
  url: string
  /** By their keys. */
  objects: Map<string, Buffer>
  /** Which requests it answers with a failure of its own. */
  refuse: (asked: URL) => boolean
  /** How many uploads in parts were begun, and neither put together nor given up. */
  unfinished(): number
  stop(): Promise<void>
}

/** Starts one on a free port that lets in who has the key. */
export async function startS3(key: string, bucket: string): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Map<number, Buffer>>()
  let begun = 0

  const answer = async (
    request: IncomingMessage,
    asked: URL,
  ): Promise<[number, string | Buffer]> => {
    const { searchParams } = asked
    const body = Buffer.concat((await request.toArray()) as Buffer[])
    if (!request.headers.authorization?.includes(`Credential=${key}/`))
      return [403, fault('AccessDenied')]
    const [, asBucket, ...rest] = asked.pathname.split('/').map(decodeURIComponent)
    if (asBucket !== bucket) return [404, fault('NoSuchBucket')]
    const name = rest.join('/')
    const upload = searchParams.get('uploadId')
    const parts = uploads.get(upload ?? '')
    switch (request.method) {
      case 'POST': {
        if (searchParams.has('uploads')) {
          begun += 1
          uploads.set(String(begun), new Map())
          return [
            200,
            `<InitiateMultipartUploadResult><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`,
          ]
        }
        if (!parts) return [404, fault('NoSuchUpload')]
        const inOrder = [...parts].toSorted(([one], [other]) => one - other)
        objects.set(name, Buffer.concat(inOrder.map(([, part]) => part)))
        uploads.delete(upload ?? '')
        return [200, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>']
      }
      case 'PUT':
        if (parts) parts.set(Number(searchParams.get('partNumber')), body)
        else objects.set(name, body)
        return [200, '']
      case 'DELETE':
        if (upload === null) objects.delete(name)
        else uploads.delete(upload)
        return [204, '']
      default: {
        if (searchParams.has('list-type'))
          return [200, listOf(objects, searchParams.get('prefix') ?? '')]
        const found = objects.get(name)
        return found ? [200, found] : [404, fault('NoSuchKey')]
      }
    }
  }

  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://s3')
    if (s3.refuse(asked)) {
      request.resume()
      response.writeHead(500).end(fault('InternalError'))
      return
    }
    void answer(request, asked).then(([status, body]) => {
      response.writeHead(status, { ETag: '"of-a-part"' }).end(body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP
  const s3: S3Server = {
    url: `http://127.0.0.1:${port}`,
    objects,
    refuse: () => false,
    unfinished: () => uploads.size,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return s3
}

function fault(code: string): string {
  return `<Error><Code>${code}</Code><Message>${code}</Message></Error>`
}

function listOf(objects: ReadonlyMap<string, Buffer>, prefix: string): string {
  const found = [...objects.keys()].filter((name) => name.startsWith(prefix))
  const contents = found.map((name) => `<Contents><Key>${name}</Key></Contents>`)
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`
}
