import type { PublishableCollection } from '../../../content-types'
import type { Locale } from '../../../domain/locales/locales'
import { isPublishable } from '../../publications/content-types'
import type { Use } from '../../documents/uses/find-uses'

/** What is about to be done; `move`: its address changes, by another name or another place in the tree. */
export type Deed = 'delete' | 'trash' | 'unpublish' | 'move'

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

/** A collection of documents or files that readers may have. */
export type Cared = PublishableCollection | 'media' | 'service-files'

/** Whether what is in a collection is deleted, unpublished or moved only after it was said what comes of it. */
export function isCared(collection: string): collection is Cared {
  return isPublishable(collection) || collection === 'media' || collection === 'service-files'
}

/** A document that is not deleted with the others. */
export interface Kept {
  id: number
  title: string
  /** The titles of what stands below it, and stays. */
  below: string[]
}

/** What comes of a deed for readers and editors: asked before it is done. */
export interface Consequences {
  deed: Deed
  collection: Cared
  /** Of a language that is unpublished, of documents that are published one language at a time. */
  locale?: Locale
  /** How many documents it is about. */
  documents: number
  /** The titles of the first of them, in the language of whoever asks or the source's. */
  titles: string[]
  addresses: LostAddress[]
  moreAddresses: number
  uses: Use[]
  moreUses: number
  /** Of many that are deleted, those that stay because others stand below them. */
  kept?: Kept[]
  /** Stands for all of this: whoever sends it with the request has read it. */
  digest: string
}

/** How many of many documents are called by their titles. */
export const MOST_TITLES = 5

/** How many addresses and uses are named; nobody reads more of them. */
export const MOST_NAMED = 50
