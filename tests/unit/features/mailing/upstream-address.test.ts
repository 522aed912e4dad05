import { describe, expect, it } from 'vitest'

import { LOCALES } from '@/domain/locales/locales'
import { upstreamAddress } from '@/features/mailing/upstream-request'

const PATH = '/server/company/mailing/price'
const QUERY = 'withApplication=true&withCurrency=true&withFirstPromo=true&lang=uk&isHideRu=true'

describe('the address that is asked', () => {
  it.each([
    ['https://api.example', `https://api.example${PATH}`],
    ['https://api.example/', `https://api.example${PATH}`],
    ['https://api.example:8443/v2', `https://api.example:8443/v2${PATH}`],
    ['https://api.example/v2//', `https://api.example/v2${PATH}`],
    ['https://u:p@api.example/?key=1#part', `https://u:p@api.example${PATH}`],
  ])('of %s', (url, address) => {
    const asked = { url, language: 'uk' } as const
    expect(upstreamAddress({ ...asked, paymentProvider: undefined }).href).toBe(
      `${address}?${QUERY}`,
    )
    expect(upstreamAddress({ ...asked, paymentProvider: 'paddle' }).search).toBe(`?${QUERY}`)
    expect(upstreamAddress({ ...asked, paymentProvider: 'stripe' }).href).toBe(address)
  })

  it('names each language by its public code, and Russian where there is none', () => {
    const asked = { url: 'https://api.example', paymentProvider: undefined }
    for (const language of LOCALES) {
      expect(upstreamAddress({ ...asked, language }).searchParams.get('lang')).toBe(language)
    }
    expect(upstreamAddress({ ...asked, language: undefined }).searchParams.get('lang')).toBe('ru')
  })

  it('is none without a URL', () => {
    const asked = { url: 'api.example', language: undefined, paymentProvider: undefined }
    expect(() => upstreamAddress(asked)).toThrow(TypeError)
  })
})
