import { HELPLINE_CHOICES, type HelplineChoice } from '../../../../domain/texts/helplines'
import { panelLabel, type PanelKey } from '../../../../i18n/panel/panel-texts'
import { bodyBlock } from './body-block'

const CHOICE_WORDS: Readonly<Record<HelplineChoice, PanelKey>> = {
  always: 'blockHelplinesAlways',
  parts: 'blockHelplinesParts',
  ownLife: 'helplineOwnLife',
  hurt: 'helplineHurt',
  notPaid: 'helplineNotPaid',
  leftBehind: 'helplineLeftBehind',
  threatened: 'helplineThreatened',
  assaulted: 'helplineAssaulted',
  cheated: 'helplineCheated',
  papersKept: 'helplinePapersKept',
  ownCountries: 'blockHelplinesOwnCountries',
  countries: 'blockHelplinesCountries',
  flagsAndPorts: 'blockHelplinesFlags',
  sources: 'blockHelplinesSources',
}

/** Who helps in trouble, from the list that editors keep. A text that begins with it is shown without anything before it. */
export const helplinesBlock = bodyBlock({
  slug: 'helplines',
  interfaceName: 'HelplinesBlock',
  label: 'blockHelplines',
  fields: [
    {
      name: 'choice',
      type: 'select',
      label: panelLabel('blockHelplinesChoice'),
      required: true,
      defaultValue: 'always',
      options: HELPLINE_CHOICES.map((value) => ({ value, label: panelLabel(CHOICE_WORDS[value]) })),
    },
  ],
})
