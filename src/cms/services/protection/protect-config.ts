import type { SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload'
import { NotFound } from 'payload'

import {
  fieldForNobody,
  fieldWrittenBySystem,
  nobody,
  onlyStaff,
  onlyTheLockHolder,
} from '../../access'
import { lockAccountToSignOut, lockWrittenAccounts, signingInByTurns } from './account-turns.hooks'
import { takeOverOnlyForOneself } from './edit-locks.hooks'
import { passwordLines } from './password-hashing'
import { refuseWeakPassword } from './passwords.hooks'
import { endingHalfSessions } from './second-factor/sign-out'
import { refuseQueriesOutOfReach, refuseVersionsOutOfReach } from './reachable-queries.hooks'
import { guardPasswordReset, guardSignIn, rememberDevice } from './sign-in.hooks'
import { refuseMisfits, refuseMisfitsInGlobal } from './value-kinds.hooks'
import { answerWritesWhole } from './whole-writes.hooks'

/**
 * What holds for every collection and global there is, Payload's own and future ones included: the one
 * place where it is added. Works on the finished configuration, because before that Payload's own
 * collections and the fields of accounts are not there; it changes what it is given, because the parts of
 * a finished configuration refer to each other.
 */
export function protectConfig(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    collection.hooks.beforeOperation.unshift(
      refuseQueriesOutOfReach,
      refuseMisfits,
      answerWritesWhole,
    )
    if (collection.auth) protectAccounts(collection)
    if (collection.slug === 'staff') takeTurns(collection)
    protectPayloadsOwn(collection)
    closeDeadEndpoints(collection)
  }
  for (const global of config.globals) {
    const { access, slug, versions, hooks } = global
    closeDeadEndpoints(global)
    hooks.beforeOperation = [refuseMisfitsInGlobal, ...(hooks.beforeOperation ?? [])]
    if (!versions) continue
    if (access.readVersions !== access.read) {
      throw new Error(`The versions of the global ${slug} are read by others than itself.`)
    }
    guardSearchOfVersions(global)
  }
  return config
}

/** Takes away the endpoints of what an entity does not have: Payload's would stumble over missing tables. */
function closeDeadEndpoints(entity: SanitizedCollectionConfig | SanitizedGlobalConfig): void {
  const { endpoints, versions } = entity
  if (endpoints === false) {
    // A part of the API that is not there is not found; Payload would say that it is not made yet (501).
    entity.endpoints = []
    return
  }
  const isVerified = 'auth' in entity && Boolean(entity.auth.verify)
  entity.endpoints = endpoints.filter(
    ({ path }) =>
      (Boolean(versions) || !/^\/versions(?:\/|$)/.test(path)) &&
      (isVerified || !path.startsWith('/verify/')),
  )
}

/** No hook sees who searches the versions of a global: its endpoint asks instead. */
function guardSearchOfVersions(global: SanitizedGlobalConfig): void {
  // Payload gives all globals the same endpoints: what is changed is a copy.
  global.endpoints = (global.endpoints || []).map((endpoint) => {
    if (endpoint.method !== 'get' || endpoint.path !== '/versions') return endpoint
    return {
      ...endpoint,
      handler: async (req) => {
        await refuseVersionsOutOfReach(req, global)
        return endpoint.handler(req)
      },
    }
  })
}

function protectAccounts({ fields, hooks }: SanitizedCollectionConfig): void {
  passwordLines()
  hooks.beforeOperation.unshift(refuseWeakPassword)
  hooks.beforeOperation.push(guardSignIn, guardPasswordReset)
  hooks.afterLogin.push(rememberDevice)
  for (const field of fields) {
    // Payload tells everybody the ids of their own sessions; nobody has a use for them.
    if (field.type === 'array' && field.name === 'sessions') {
      field.access = { ...field.access, read: fieldForNobody }
    }
  }
}

/** Before all other hooks: what they read of an account is what Payload writes. */
function takeTurns(collection: SanitizedCollectionConfig): void {
  const { endpoints, hooks } = collection
  hooks.beforeOperation.unshift(lockWrittenAccounts)
  hooks.afterLogout.unshift(lockAccountToSignOut)
  // Payload has put its own among them.
  collection.endpoints = (endpoints || []).map((endpoint) => {
    if (endpoint.path === '/logout') return endingHalfSessions(endpoint)
    return endpoint.path === '/login' ? signingInByTurns(endpoint) : endpoint
  })
}

/** Payload's own collections are open to every account of every kind, or nearly so. */
function protectPayloadsOwn(collection: SanitizedCollectionConfig): void {
  const { slug, access, endpoints, fields, hooks } = collection
  switch (slug as string) {
    case 'payload-locked-documents':
      Object.assign(access, {
        create: nobody,
        read: onlyStaff,
        update: onlyStaff,
        delete: onlyTheLockHolder,
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
      refuseToDeleteNothing(endpoints)
      break
    case 'payload-migrations':
      Object.assign(access, { create: nobody, read: nobody, update: nobody, delete: nobody })
      break
  }
}

/** Payload 3.90.1 makes SQL that Postgres rejects when it deletes a preference that does not exist. */
function refuseToDeleteNothing(endpoints: SanitizedCollectionConfig['endpoints']): void {
  for (const endpoint of endpoints || []) {
    if (endpoint.method !== 'delete' || endpoint.path !== '/:key') continue
    const { handler } = endpoint
    endpoint.handler = async (req) => {
      // Payload refuses anonymous clients itself.
      if (!req.user) return handler(req)
      const { totalDocs } = await req.payload.count({
        collection: 'payload-preferences',
        where: {
          and: [
            { key: { equals: req.routeParams?.key } },
            { 'user.value': { equals: req.user.id } },
            { 'user.relationTo': { equals: req.user.collection } },
          ],
        },
        // Only one's own are counted.
        overrideAccess: true,
        req,
      })
      if (totalDocs === 0) throw new NotFound(req.t)
      return handler(req)
    }
  }
}
