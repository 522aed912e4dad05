import type { ServerResponse } from 'node:http'

import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

import { LOCALES } from '../domain/locales/locales'
import { FEEDS, type Measured, SEARCH_RESULTS, SEARCHES } from '../domain/watching/measures'
import { RUNNERS } from '../domain/watching/runners'
import { REQUEST_KINDS } from '../domain/forms/requests'
import type { RequestClass } from '../domain/routes/request-class'

/** From a page that is kept to a photograph over a ship's link. Seconds. */
const REQUEST_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Up to the wait after which a transaction is refused. Seconds. */
const WAIT_SECONDS = [0.001, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 20]

/**
 * What is counted as it happens: requests here, all else where the site's code tells of it (`measure`). Each label is one
 * of a few values, and none is of a visitor.
 */
export function createCountedMetrics(registry: Registry) {
  const registers = [registry]
  const requests = new Counter({
    name: 'mariner_hub_http_requests_total',
    help: 'Requests answered, by what was asked for and status; code "aborted": the client went away before the end.',
    labelNames: ['class', 'code'] as const,
    registers,
  })
  const durations = new Histogram({
    name: 'mariner_hub_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['class'] as const,
    buckets: REQUEST_SECONDS,
    registers,
  })
  const waits = new Histogram({
    name: 'mariner_hub_transaction_wait_seconds',
    help: 'Time that transactions waited for a place in their line.',
    buckets: WAIT_SECONDS,
    registers,
  })
  const refusals = new Counter({
    name: 'mariner_hub_transactions_refused_total',
    help: 'Transactions for which there was no place in time.',
    registers,
  })
  const backgroundRuns = new Counter({
    name: 'mariner_hub_background_runs_total',
    help: 'Runs of what is done beside the answers, by runner, and whether they went well.',
    labelNames: ['runner', 'outcome'] as const,
    registers,
  })
  const backgroundSeconds = new Counter({
    name: 'mariner_hub_background_seconds_total',
    help: 'Time that these runs took.',
    labelNames: ['runner'] as const,
    registers,
  })
  const searches = new Counter({
    name: 'mariner_hub_searches_total',
    help: 'Searches by readers, by what they searched, their language, and whether anything was found.',
    labelNames: ['search', 'language', 'result'] as const,
    registers,
  })
  const forms = new Counter({
    name: 'mariner_hub_forms_sent_total',
    help: 'Forms that visitors sent and that were recorded, by kind.',
    labelNames: ['kind'] as const,
    registers,
  })
  const robotForms = new Counter({
    name: 'mariner_hub_forms_may_be_robot_total',
    help: 'Those of the forms sent that were marked, for they may be from a robot, by kind.',
    labelNames: ['kind'] as const,
    registers,
  })
  const feedRequests = new Counter({
    name: 'mariner_hub_feed_requests_total',
    help: 'What the site asked of others outside, and whether there was a good answer.',
    labelNames: ['feed', 'outcome'] as const,
    registers,
  })
  const feedSuccess = new Gauge({
    name: 'mariner_hub_feed_last_success_timestamp_seconds',
    help: 'When there was a good answer last: of prices to any instance, of others to this one.',
    labelNames: ['feed'] as const,
    aggregator: 'max',
    registers,
  })
  const slowQueries = new Counter({
    name: 'mariner_hub_slow_queries_total',
    help: 'Queries that took longer than SLOW_QUERY_MS, by the pool of their connection.',
    labelNames: ['pool'] as const,
    registers,
  })

  // What has never happened is known to be zero, so that the first time shows.
  for (const kind of REQUEST_KINDS)
    for (const counter of [forms, robotForms]) counter.inc({ kind }, 0)
  for (const feed of FEEDS) {
    for (const outcome of ['success', 'failure']) feedRequests.inc({ feed, outcome }, 0)
  }
  for (const runner of RUNNERS) {
    backgroundSeconds.inc({ runner }, 0)
    for (const outcome of ['success', 'failure']) backgroundRuns.inc({ runner, outcome }, 0)
  }
  for (const search of SEARCHES) {
    for (const language of LOCALES) {
      for (const result of SEARCH_RESULTS) searches.inc({ search, language, result }, 0)
    }
  }

  return {
    feedSuccess,
    slowQueries,
    measure: (measured: Measured): void => {
      switch (measured.name) {
        case 'search': {
          const { search, language, result } = measured
          return searches.inc({ search, language, result })
        }
        case 'form': {
          const { kind, mayBeRobot } = measured
          if (mayBeRobot) robotForms.inc({ kind })
          return forms.inc({ kind })
        }
        case 'feed': {
          const { feed, isWell } = measured
          feedRequests.inc({ feed, outcome: isWell ? 'success' : 'failure' })
          if (isWell) feedSuccess.setToCurrentTime({ feed })
          return
        }
        case 'slow query':
          return slowQueries.inc({ pool: measured.pool })
        case 'transaction':
          return waits.observe(measured.waitedMs / 1_000)
        case 'background run': {
          const { runner, seconds, isWell } = measured
          backgroundRuns.inc({ runner, outcome: isWell ? 'success' : 'failure' })
          return backgroundSeconds.inc({ runner }, seconds)
        }
        case 'transaction refused':
          return refusals.inc()
      }
    },
    /** Counts a request when its answer is out, or its client gone. */
    watchRequest: (response: ServerResponse, requestClass: RequestClass): void => {
      const begun = performance.now()
      response.once('close', () => {
        const code = response.writableFinished ? String(response.statusCode) : 'aborted'
        requests.inc({ class: requestClass, code })
        durations.observe({ class: requestClass }, (performance.now() - begun) / 1_000)
      })
    },
  }
}
