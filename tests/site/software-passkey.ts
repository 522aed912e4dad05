import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What a site asks a browser, as far as a device needs it. */
export interface PasskeyQuestion {
  challenge: string
  rp?: { id?: string }
  rpId?: string
}

const USER_PRESENT = 0x01
const HAS_CREDENTIAL = 0x40

/** A device with one passkey, in software: answers as a browser does. */
export class SoftwarePasskey {
  readonly id = randomBytes(32)
  private readonly key: KeyObject
  private readonly publicKey: Uint8Array
  private count = 0

  /** @param origin of the site that the browser shows */
  constructor(private readonly origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.key = privateKey
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    // COSE: a key of two coordinates, ES256, P-256.
    this.publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
  }

  /** Answers `navigator.credentials.create`. */
  make({ challenge, rp }: PasskeyQuestion) {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const authData = Buffer.concat([
      this.authData(rp?.id ?? '', USER_PRESENT | HAS_CREDENTIAL),
      Buffer.alloc(16),
      length,
      this.id,
      this.publicKey,
    ])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Answers `navigator.credentials.get`. */
  give({ challenge, rpId = '' }: PasskeyQuestion) {
    this.count += 1
    const authData = this.authData(rpId, USER_PRESENT)
    const clientData = this.clientData('webauthn.get', challenge)
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()])
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.key).toString('base64url'),
    })
  }

  private answer(response: object) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin }))
  }

  private authData(rpId: string, flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.count)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count])
  }
}
