import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload'

import {
  fieldForNobody,
  fieldWrittenBySystem,
  nobody,
  onlyStaff,
  whoeverHoldsTheLock,
} from '../access'
import { takeOverOnlyForOneself } from './edit-locks.hooks'
import { refuseWeakPassword } from './passwords.hooks'
import { refuseQueriesOutOfReach } from './reachable-queries.hooks'
import { refuseMisfits, refuseMisfitsInGlobal } from './value-kinds.hooks'

/**
 * What holds for every collection and global there is, Payload's own and future ones included: the one
 * place where it is added. Works on the finished configuration, because before that Payload's own
 * collections and the fields of accounts are not there; it changes what it is given, because the parts of
 * a finished configuration refer to each other.
 */
export function protectConfig(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    collection.hooks.beforeOperation.unshift(refuseQueriesOutOfReach, refuseMisfits)
    if (collection.auth) protectAccounts(collection)
    protectPayloadsOwn(collection)
  }
  for (const { slug, versions, hooks } of config.globals) {
    hooks.beforeOperation = [refuseMisfitsInGlobal, ...(hooks.beforeOperation ?? [])]
    if (versions) {
      throw new Error(
        `The global ${slug} keeps versions, and no hook sees who searches them: check their queries first.`,
      )
    }
  }
  return config
}

function protectAccounts({ fields, hooks }: SanitizedCollectionConfig): void {
  hooks.beforeOperation.unshift(refuseWeakPassword)
  for (const field of fields) {
    // Payload tells everybody the ids of their own sessions; nobody has a use for them.
    if (field.type === 'array' && field.name === 'sessions') {
      field.access = { ...field.access, read: fieldForNobody }
    }
  }
}

/** Payload's own collections are open to every account of every kind, or nearly so. */
function protectPayloadsOwn({ slug, access, fields, hooks }: SanitizedCollectionConfig): void {
  switch (slug as string) {
    case 'payload-locked-documents':
      Object.assign(access, {
        create: nobody,
        read: onlyStaff,
        update: onlyStaff,
        delete: whoeverHoldsTheLock,
      })
      hooks.beforeOperation.push(takeOverOnlyForOneself)
      for (const field of fields) {
        if ('name' in field && ['document', 'globalSlug'].includes(field.name)) {
          Object.assign(field, { access: { update: fieldWrittenBySystem } })
        }
      }
      break
    case 'payload-preferences':
      Object.assign(access, { create: onlyStaff })
      break
    case 'payload-migrations':
      Object.assign(access, { create: nobody, read: nobody, update: nobody, delete: nobody })
      break
  }
}
