import type { ReactNode } from 'react'

/** What blocks show that features know of and the CMS does not; nothing where there is none. */
export interface FeatureBlocks {
  contactCard?: ReactNode
  /** How long what visitors send is kept. */
  retentionPeriods?: ReactNode
  /** The way to ask about the data that is kept of oneself. */
  dataRequest?: ReactNode
  /** `anchor`: what the block is called in addresses of the page. */
  mailingPrices?: ((anchor: string) => ReactNode) | undefined
}
