import type { ReactNode } from 'react'

import type { HelplineChoice } from '../../../domain/texts/helplines'

/** What blocks show that features know of and the CMS does not; nothing where there is none. */
export interface FeatureBlocks {
  contactCard?: ReactNode
  /** How long what visitors send is kept. */
  retentionPeriods?: ReactNode
  /** The way to ask about the data that is kept of oneself. */
  dataRequest?: ReactNode
  /** Who helps in trouble: those that the block names. */
  helplines?: ((choice: HelplineChoice) => ReactNode) | undefined
  /** `anchor`: what the block is called in addresses of the page. */
  mailingPrices?: ((anchor: string) => ReactNode) | undefined
}
