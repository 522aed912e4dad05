import { Resolver } from 'node:dns/promises'

import { domainOf } from '../../../domain/mail/mail-address'

/** What is asked of the name service; as `Resolver` of Node has it. */
interface TextResolver {
  resolveTxt(name: string): Promise<string[][]>
}

/** What receivers will find about a domain that mail comes from; `isWell` where it is what they want to find. */
interface Finding {
  isWell: boolean
  sentence: string
}

/** Under these names providers publish the keys that they sign with. A key of another name cannot be looked for. */
const USUAL_SELECTORS =
  'default mail dkim smtp email k1 k2 k3 s1 s2 key1 mx google selector1 selector2 fm1 fm2 fm3 mandrill mailjet pm zoho protonmail brevo sendgrid resend'.split(
    ' ',
  )

/**
 * Says of a domain what decides whether its mail is taken, or ends among the unwanted: SPF, DKIM and DMARC. Each in
 * a plain sentence for the operator; what could not be looked up is said too, and nothing is thrown.
 */
export async function describeMailDomain(
  domain: string,
  resolver: TextResolver,
): Promise<Finding[]> {
  return Promise.all([spf(domain, resolver), dkim(domain, resolver), dmarc(domain, resolver)])
}

async function spf(domain: string, resolver: TextResolver): Promise<Finding> {
  const found = await textsOf(domain, resolver)
  if (found === undefined) return unknown('SPF', domain)
  const policies = found.filter((text) => /^v=spf1(?:\s|$)/i.test(text))
  const [policy] = policies
  if (policy === undefined) {
    return bad(
      `${domain} has no SPF entry: nobody can see which servers may send its mail. Publish a TXT entry at ${domain}; your mail provider names it.`,
    )
  }
  if (policies.length > 1) {
    return bad(`${domain} has ${policies.length} SPF entries, so none counts. Join them to one.`)
  }
  if (/\s\+?all(?:\s|$)/i.test(policy)) {
    return bad(
      `The SPF entry of ${domain} lets every server send its mail (“+all”): end it with “~all” or “-all”.`,
    )
  }
  return well(`${domain} has an SPF entry: ${policy}`)
}

async function dkim(domain: string, resolver: TextResolver): Promise<Finding> {
  const answers = await Promise.all(
    USUAL_SELECTORS.map(async (selector) => ({
      selector,
      texts: await textsOf(`${selector}._domainkey.${domain}`, resolver),
    })),
  )
  // An empty key is one that was withdrawn.
  const keys = answers.filter(({ texts }) =>
    texts?.some((text) => /(?:^|;)\s*p=\s*[^\s;]/.test(text)),
  )
  if (keys.length > 0) {
    const names = keys.map(({ selector }) => selector).join(', ')
    return well(`${domain} has DKIM keys of these names: ${names}.`)
  }
  if (answers.every(({ texts }) => texts === undefined)) return unknown('DKIM', domain)
  return bad(
    `${domain} has no DKIM key under the usual names. If your mail provider signs with a key of another name, all is well; else ask it for one, for unsigned mail is often refused.`,
  )
}

async function dmarc(domain: string, resolver: TextResolver): Promise<Finding> {
  let isHeard = false
  for (const name of withParents(domain)) {
    const found = await textsOf(`_dmarc.${name}`, resolver)
    isHeard ||= found !== undefined
    const policy = found?.find((text) => /^v=DMARC1\s*;/i.test(text))
    if (policy === undefined) continue
    return well(`${name} has a DMARC entry: ${policy}`)
  }
  if (!isHeard) return unknown('DMARC', domain)
  return bad(
    `${domain} has no DMARC entry, and large providers refuse mail without one. Publish a TXT entry at _dmarc.${domain}: “v=DMARC1; p=none” is enough to begin with.`,
  )
}

/** A domain and those above it, down to two labels: an entry there counts for all below. */
function withParents(domain: string): string[] {
  const labels = domain.split('.')
  return labels
    .slice(0, Math.max(labels.length - 1, 1))
    .map((_, first) => labels.slice(first).join('.'))
}

const well = (sentence: string): Finding => ({ isWell: true, sentence })
const bad = (sentence: string): Finding => ({ isWell: false, sentence })
const unknown = (what: string, domain: string): Finding =>
  bad(`${what} of ${domain} could not be looked up: the name service did not answer in time.`)

/** The texts at a name, none where there are none; `undefined` where nobody answered. */
async function textsOf(name: string, resolver: TextResolver): Promise<string[] | undefined> {
  try {
    return (await resolver.resolveTxt(name)).map((chunks) => chunks.join(''))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : undefined
  }
}

/** Milliseconds that one question may take, and how often it is asked. */
const LOOK_UP = { timeout: 3_000, tries: 2 }

/** Looks up the domain that mail comes from, and hands on what is found. Never throws. */
export async function lookUpMailDomain(
  address: string,
  say: (isWell: boolean, sentence: string) => void,
): Promise<void> {
  const domain = domainOf(address)
  // One label, as of a mail server on this machine: nobody else knows it.
  if (!domain.includes('.')) return
  for (const { isWell, sentence } of await describeMailDomain(domain, new Resolver(LOOK_UP))) {
    say(isWell, sentence)
  }
}
