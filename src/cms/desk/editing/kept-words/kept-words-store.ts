import { type KeptWords, tooMany } from '../../../../domain/texts/kept-words'

/**
 * The words that this browser keeps. In IndexedDB, which has room for long texts, and tells when something is on the disk:
 * what `localStorage` is given is written some seconds later. Where a browser has none (private windows of some), nothing is
 * kept, and nobody is told: it is a second net below the drafts.
 */
const DATABASE = 'mh-kept-words'
const STORE = 'words'

type Stored = KeptWords & { characters: number }

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: 'key' })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('No database in this browser'))
  })
  return opened
}

/** Does something with the store; resolves when it is on the disk. */
async function within<Result>(
  mode: IDBTransactionMode,
  change: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await database()).transaction(STORE, mode, { durability: 'strict' })
  const request = change(transaction.objectStore(STORE))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    const fail = () => reject(transaction.error ?? new Error('The words were not kept'))
    transaction.onabort = fail
    transaction.onerror = fail
  })
}

/** Keeps words in the place of those of the same key. */
export async function keep(words: KeptWords): Promise<void> {
  const characters = JSON.stringify([words.changed, words.stored]).length
  await within('readwrite', (store) => store.put({ ...words, characters } satisfies Stored))
}

export async function forget(key: string): Promise<void> {
  await within('readwrite', (store) => store.delete(key))
}

/** The kept words of an account, the newest first; what is too old, or too much, goes. */
export async function keptOf(account: string): Promise<KeptWords[]> {
  const all = await within<Stored[]>('readonly', (store) => store.getAll() as IDBRequest<Stored[]>)
  const gone = new Set(tooMany(all, Date.now()))
  await Promise.all([...gone].map(forget))
  return all
    .filter((one) => one.account === account && !gone.has(one.key))
    .sort((one, other) => other.at - one.at)
}

/** Forgets all words of an account: whoever signs out leaves nothing on a machine that others use. */
export async function forgetAllOf(account: string): Promise<void> {
  for (const { key } of await keptOf(account)) await forget(key)
}
