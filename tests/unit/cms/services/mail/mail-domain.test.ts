import { describe, expect, it } from 'vitest'

import { describeMailDomain } from '../../../../../src/cms/services/mail/mail-domain'

const SPF = 'v=spf1 include:_spf.provider.example ~all'
const DKIM = 'v=DKIM1; k=rsa; p=MIIBIjANBg'
const DMARC = 'v=DMARC1; p=reject'

/** A name service that knows these texts; `away` does not answer. */
function names(texts: Record<string, string[] | 'away'>) {
  return {
    resolveTxt: (name: string) => {
      const found = texts[name] ?? texts['*']
      if (found === 'away') return Promise.reject(Object.assign(new Error(), { code: 'ETIMEOUT' }))
      if (!found) return Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' }))
      // As long texts come: in chunks.
      return Promise.resolve(found.map((text) => [text.slice(0, 5), text.slice(5)]))
    },
  }
}

const said = async (texts: Parameters<typeof names>[0], domain = 'site.example') =>
  (await describeMailDomain(domain, names(texts))).map(
    ({ isWell, sentence }) => `${isWell ? 'well' : 'bad'}: ${sentence}`,
  )

describe('the domain that mail comes from', () => {
  it('is well with SPF, DKIM and DMARC', async () => {
    const sentences = await said({
      'site.example': ['google-site-verification=x', SPF],
      'selector1._domainkey.site.example': [DKIM],
      '_dmarc.site.example': [DMARC],
    })
    expect(sentences).toEqual([
      `well: site.example has an SPF entry: ${SPF}`,
      'well: site.example has DKIM keys of these names: selector1.',
      `well: site.example has a DMARC entry: ${DMARC}`,
    ])
  })

  it('is told what is missing, and where to put it', async () => {
    expect(await said({})).toEqual([
      expect.stringMatching(/^bad: site\.example has no SPF entry.*TXT entry at site\.example/),
      expect.stringMatching(/^bad: site\.example has no DKIM key under the usual names/),
      expect.stringMatching(/^bad: site\.example has no DMARC entry.*_dmarc\.site\.example/),
    ])
  })

  it('is told of entries that do not count', async () => {
    const sentences = await said({
      'site.example': [SPF, SPF],
      'mail._domainkey.site.example': ['v=DKIM1; p='],
      '_dmarc.site.example': ['p=reject'],
    })
    expect(sentences).toEqual([
      expect.stringContaining('2 SPF entries, so none counts'),
      expect.stringContaining('no DKIM key'),
      expect.stringContaining('no DMARC entry'),
    ])
    expect((await said({ 'site.example': ['v=spf1 +all'] }))[0]).toContain('lets every server send')
  })

  it('takes the DMARC entry of the domain above', async () => {
    const texts = { '_dmarc.site.example': [DMARC] }
    expect((await said(texts, 'mail.site.example'))[2]).toBe(
      `well: site.example has a DMARC entry: ${DMARC}`,
    )
  })

  it('is not called wrong where nobody answered', async () => {
    for (const sentence of await said({ '*': 'away' })) {
      expect(sentence).toMatch(/could not be looked up: the name service did not answer/)
    }
  })
})
