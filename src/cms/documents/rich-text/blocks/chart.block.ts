import { CHART_KINDS, type ChartKind } from '../../../../domain/texts/diagrams'
import { panelLabel, type PanelKey } from '../../../../i18n/panel/panel-texts'
import { bodyBlock } from './body-block'

const KIND_WORDS: Readonly<Record<ChartKind, PanelKey>> = {
  harbour: 'chartHarbour',
  quay: 'chartQuay',
  leadingLights: 'chartLeadingLights',
  passage: 'chartPassage',
  lighthouse: 'chartLighthouse',
  anchorage: 'chartAnchorage',
  strait: 'chartStrait',
  wreck: 'chartWreck',
}

/** A drawing in the manner of a sea chart, above a text. It says nothing, so no language has words for it. */
export const chartBlock = bodyBlock({
  slug: 'chart',
  interfaceName: 'ChartBlock',
  label: 'blockChart',
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: panelLabel('diagramKind'),
      required: true,
      defaultValue: 'harbour',
      options: CHART_KINDS.map((value) => ({ value, label: panelLabel(KIND_WORDS[value]) })),
    },
  ],
})
