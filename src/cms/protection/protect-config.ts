import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload'

import { fieldForNobody } from '../access'
import { refuseQueriesOutOfReach } from './reachable-queries.hooks'

/**
 * What holds for every collection and global there is, Payload's own and future ones included: the one
 * place where it is added. Works on the finished configuration, because before that Payload's own
 * collections and the fields of accounts are not there; it changes what it is given, because the parts of
 * a finished configuration refer to each other.
 */
export function protectConfig(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    collection.hooks.beforeOperation.unshift(refuseQueriesOutOfReach)
    if (collection.auth) hideSessions(collection)
  }
  for (const { slug, versions } of config.globals) {
    if (versions) {
      throw new Error(
        `The global ${slug} keeps versions, and no hook sees who searches them: check their queries first.`,
      )
    }
  }
  return config
}

/** Payload gives everybody the ids of their own sessions; with a stolen answer goes nothing more. */
function hideSessions({ fields }: SanitizedCollectionConfig): void {
  for (const field of fields) {
    if (field.type === 'array' && field.name === 'sessions') {
      field.access = { ...field.access, read: fieldForNobody }
    }
  }
}
