import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'

/**
 * The least that answers with a file, to compare the site with: `static-file-server.mjs <file>`.
 * Prints its port. Ends when whoever started it hangs up.
 */
const file = process.argv[2] ?? ''
const { size } = statSync(file)

const server = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': size })
  createReadStream(file).pipe(response)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') console.log(address.port)
})
process.stdin.resume().once('end', () => process.exit())
