import { CHART_KINDS } from '@/domain/texts/diagrams'
import type { ChartBlock } from '@/payload-types'
import { SeaChart } from '@/ui/brand/sea-chart'

/** A strip of a sea chart above a text. */
export function Chart({ block }: { block: Partial<ChartBlock> }) {
  const kind = CHART_KINDS.find((known) => known === block.kind)
  return kind ? <SeaChart kind={kind} /> : null
}
