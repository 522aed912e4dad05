import { errorCode, errorMessage } from './set-up/expected-failure.mjs'
import { FAULTS } from './upstream/faults.mjs'
import { startMailingUpstream } from './upstream/mailing-upstream.mjs'

/** `npm run upstream`: an upstream to try the site with by hand, good days and bad. */

const port = Number(process.env.PORT ?? 4010)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`PORT is "${process.env.PORT}", which is no port: a number from 0 to 65535.`)
}

try {
  const upstream = await startMailingUpstream({ port })
  const host = `localhost:${upstream.port}`
  const width = Math.max(...Object.keys(FAULTS).map((name) => name.length))
  console.log(`Mailing prices: http://${host}/server/company/mailing/price

The site with them:
  UPSTREAM_API_URL=http://${host} npm start

Bad days:
  curl -X PUT ${host}/fault/hang
  curl -X PUT '${host}/fault/busy?retryAfter=5'
  curl -X DELETE ${host}/fault

Other prices, and who asked:
  curl -X PUT ${host}/prices -d @prices.json
  curl ${host}/requests

Faults, their options in brackets:
${Object.entries(FAULTS)
  .map(([name, { says }]) => `  ${name.padEnd(width)}  ${says}`)
  .join('\n')}`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void upstream.close())
} catch (error) {
  fail(
    errorCode(error) === 'EADDRINUSE'
      ? `Port ${port} is in use by another program: choose another, as PORT=${port + 1} npm run upstream.`
      : errorMessage(error),
  )
}

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
