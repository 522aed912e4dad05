import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import { env } from '../../../../env'

/** Bytes of the random number and of the seal of AES-GCM, which stand before what is enciphered. */
const NONCE = 12
const SEAL = 16

let made: Buffer | undefined

/** Of the site's secret, and for this use alone. */
function key(): Buffer {
  made ??= Buffer.from(
    hkdfSync('sha256', env.PAYLOAD_SECRET, '', 'secrets of authenticator apps', 32),
  )
  return made
}

/**
 * Enciphers a secret for the database, which does not show it without the site's secret.
 * @param owner the account; in the row of another it cannot be read
 */
export function seal(secret: string, owner: number): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key(), nonce)
  cipher.setAAD(Buffer.from(String(owner)))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** The secret again; nothing where it was enciphered under another secret of the site, for another account, or was changed. */
export function unseal(sealed: Buffer, owner: number): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key(), sealed.subarray(0, NONCE), {
      authTagLength: SEAL,
    })
    decipher.setAAD(Buffer.from(String(owner)))
    decipher.setAuthTag(sealed.subarray(NONCE, NONCE + SEAL))
    const text = decipher.update(sealed.subarray(NONCE + SEAL))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
