import { createServer } from 'node:http'

/**
 * Measures Node's own server: it sends the same bytes with the same headers to every client. The body arrives by
 * `process.send`, and the port goes back the same way.
 */
process.once('message', ({ headers, body }: { headers: [string, string][]; body: string }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
