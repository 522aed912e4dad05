import config from '@payload-config'
import { getPayload } from 'payload'

import { checkLinks, linksRunner } from '../../src/cms/documents/links/link-checks.runner'
import { storedFilesRunner } from '../../src/cms/documents/uses/stored-files.runner'
import type { Network } from '../../src/cms/services/network/checked-host'
import type { Runner } from '../../src/cms/services/jobs/runner'
import { startRunners } from '../../src/cms/services/jobs/start-runners'
import { mailRunner } from '../../src/cms/services/mail/mail-worker.runner'
import { feedsRunner } from '../../src/features/imports/feeds.runner'
import { importsRunner } from '../../src/features/imports/imports.runner'
import { indexNowRunner, tellSearchEngine } from '../../src/features/index-now/index-now.runner'
import { schedulesRunner } from '../../src/features/schedules/schedules.runner'
import { vacancyBitsRunner } from '../../src/features/vacancies/vacancy-batch.runner'
import { rowFlagger } from '../../src/features/vacancies/vacancy-flags.hooks'
import { CERTIFICATE } from '../fixtures/feed-certificate'

/** A process that does the work of a site beside its answers, and nothing else. What is outside is on this machine. */

const network: Network = {
  resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  isAllowed: (address) => address === '127.0.0.1',
  ca: CERTIFICATE,
}
const address = process.env.SEARCH_ENGINE ?? ''

const runners: Runner[] = [
  schedulesRunner,
  mailRunner(),
  importsRunner(rowFlagger),
  vacancyBitsRunner,
  feedsRunner(network),
  {
    ...linksRunner,
    isOn: true,
    run: (payload, turn) => checkLinks(payload, { turn, network, pauseMs: 0 }),
  },
  {
    ...indexNowRunner,
    isOn: true,
    run: (payload, { signal }) =>
      tellSearchEngine(payload, { signal, address, siteUrl: 'https://mariner.example' }),
  },
  storedFilesRunner({
    media: () => Promise.resolve('asItShouldBe'),
    'service-files': () => Promise.resolve('asItShouldBe'),
  }),
]

const payload = await getPayload({ config, disableOnInit: true })
startRunners(
  () => Promise.resolve(payload),
  runners.map((runner) => ({ ...runner, interval: 300, delay: 0 })),
)
// Timers of runners keep no process alive.
setInterval(() => undefined, 60_000)
process.stdout.write('works\n')
