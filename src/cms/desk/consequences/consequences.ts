import type { Locale } from '../../../domain/locales/locales'
import type { Use } from '../../documents/uses/find-uses'
import type { Cared } from './cared-collections'

/** What is about to be done; `move`: its address changes, by another name or another place in the tree. */
export type Action = 'delete' | 'trash' | 'unpublish' | 'move'

/** What an address answers once it is left. */
export type Answer =
  /** 410. */
  | { kind: 'gone' }
  /** 308, to another address of the site or, where an editor leads there, of another one. */
  | { kind: 'moved'; to: string }
  /** 200: the page in the source language. */
  | { kind: 'untranslated' }
  /** 200: another page, which has taken the address. */
  | { kind: 'taken' }
  /** 404. */
  | { kind: 'unknown' }

/** An address at which a document is live, and will not be. */
export interface LostAddress {
  /** As a reader asks for it, percent-encoded. */
  address: string
  /** A locale; `*` where all languages have the page. */
  locale: string
  /** Whether it is of a document that stands below, which goes with it. */
  isBelow?: true
  answer: Answer
}

/** A document that is not deleted with the others. */
export interface Kept {
  id: number
  title: string
  /** The titles of what stands below it, and stays. */
  below: string[]
}

/** What an action changes for readers and editors, computed before it is done. */
export interface Consequences {
  action: Action
  collection: Cared
  /** Of a language that is unpublished, of documents that are published one language at a time. */
  locale?: Locale
  /** How many documents it is about. */
  documents: number
  /** The titles of the first documents, in the user's language or else in the source language. */
  titles: string[]
  addresses: LostAddress[]
  moreAddresses: number
  uses: Use[]
  moreUses: number
  /** Of many that are deleted, those that stay because others stand below them. */
  kept?: Kept[]
  /** A hash of all of this. A request that carries it proves that the user has seen the consequences. */
  digest: string
}

/** How many of many documents are called by their titles. */
export const MOST_TITLES = 5

/** How many addresses and uses are named; nobody reads more of them. */
export const MOST_NAMED = 50
