import { canParse } from '../addresses/can-parse'
import { isLocalSite } from '../addresses/local-site'

/** By what somebody of the staff shows, after the password, that it is them. */
export type FactorMethod = 'passkey' | 'app' | 'recovery'

/** A second factor of an account by its kind and, of a passkey, the name that its owner has given it. */
export type NamedFactor = { method: 'passkey'; name: string } | { method: 'app' | 'recovery' }

/**
 * How a line of the audit log names it.
 * @example codeOfFactor({ method: 'passkey', name: 'Laptop' }) // 'passkey “Laptop”'
 */
export function codeOfFactor(factor: NamedFactor): string {
  return factor.method === 'passkey' ? `passkey “${factor.name}”` : factor.method
}

/** Roles of which a second factor can be asked. */
export const STAFF_ROLES = ['admin', 'editor', 'translator'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/**
 * Of which roles a site asks for a second factor until an admin has decided: of all where others can reach it, of none on
 * the machine of a person who tries it out.
 */
export function rolesAskedAtFirst(siteUrl: string): readonly StaffRole[] {
  return isLocalSite(siteUrl) ? [] : STAFF_ROLES
}

/**
 * What authenticator apps call a site by: its name without the port, since in what they read a colon parts the issuer from the
 * account.
 * @example issuerOf('https://jobs.example:8443') // 'jobs.example'
 * @example issuerOf('https://[2001:db8::1]') // '2001-db8--1'
 */
export function issuerOf(siteUrl: string): string {
  return new URL(siteUrl).hostname.replaceAll(/[[\]]/g, '').replaceAll(':', '-')
}

/** How many recovery codes an account gets at once. */
export const RECOVERY_CODES = 10

/** Characters of a recovery code, without hyphens: 80 bits. */
export const RECOVERY_CODE_LENGTH = 16

/** Without the letters that are read as digits or as each other, as Crockford has it. */
export const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** A code that somebody typed. */
export interface TypedCode {
  method: Exclude<FactorMethod, 'passkey'>
  code: string
}

/**
 * What a typed code may be: six digits of an app, in whatever digits a keyboard has, or a recovery code, however it is
 * parted or written. Nothing for what is neither.
 * @example readTypedCode('123 456') // { method: 'app', code: '123456' }
 * @example readTypedCode('٠١٢٣٤٥') // { method: 'app', code: '012345' }
 */
export function readTypedCode(typed: string): TypedCode | undefined {
  const bare = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Nd}/gu, valueOfDigit)
    .replaceAll(/[^\da-z]/g, '')
  if (/^\d{6}$/.test(bare)) return { method: 'app', code: bare }
  const code = bare.replaceAll(/[il]/g, '1').replaceAll('o', '0')
  if (code.length !== RECOVERY_CODE_LENGTH) return undefined
  return [...code].every((letter) => RECOVERY_ALPHABET.includes(letter))
    ? { method: 'recovery', code }
    : undefined
}

/** A recovery code as it is shown: in groups of four. */
export function writtenRecoveryCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** Unicode has each kind of digits as ten in a row, beginning at a multiple of ten or sixteen; `Intl` need not know them. */
function valueOfDigit(digit: string): string {
  let value = 0
  let code = digit.codePointAt(0) ?? 0
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - 1))) {
    code -= 1
    value += 1
  }
  return String(value)
}

/**
 * The name that passkeys of a site are made for, or why there can be none: a browser makes them for a name and not for an
 * address of numbers, and only where no one on the way can change the page.
 */
export type PasskeyPlace = { rpId: string } | { why: 'address' | 'insecure' }

/** @example passkeyPlace('https://jobs.example/x') // { rpId: 'jobs.example' } */
export function passkeyPlace(siteUrl: string): PasskeyPlace {
  if (!canParse(siteUrl)) return { why: 'address' }
  // The parser writes every form of an IPv4 address with four numbers.
  const { hostname, protocol } = new URL(siteUrl)
  if (hostname.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(hostname)) return { why: 'address' }
  if (protocol !== 'https:' && !isLocalSite(siteUrl)) return { why: 'insecure' }
  return { rpId: hostname }
}
