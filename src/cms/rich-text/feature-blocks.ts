import type { ReactNode } from 'react'

/** What blocks show that features know of and the CMS does not; nothing where there is none. */
export interface FeatureBlocks {
  contactCard?: ReactNode
  /** `anchor`: what the block is called in addresses of the page. */
  mailingPrices?: ((anchor: string) => ReactNode) | undefined
}
