import type { TextFieldSingleValidation } from 'payload'

import { DIAGRAM_KINDS, type DiagramKind, drawnNumbers } from '../../../../domain/texts/diagrams'
import { panelLabel, type PanelKey, panelText } from '../../../../i18n/panel/panel-texts'
import { simpleText } from '../simple-editor'
import { bodyBlock } from './body-block'

const KIND_WORDS: Readonly<Record<DiagramKind, PanelKey>> = {
  agreement: 'diagramAgreement',
  wages: 'diagramWages',
  rest: 'diagramRest',
  whoPays: 'diagramWhoPays',
  complaint: 'diagramComplaint',
  abandonment: 'diagramAbandonment',
  fraud: 'diagramFraud',
  papers: 'diagramPapers',
  validity: 'diagramValidity',
  mailing: 'diagramMailing',
}

const validateDrawn: TextFieldSingleValidation = (value, { req }) =>
  drawnNumbers(value) !== undefined || panelText(req.t, 'diagramDrawnProblem')

/** A drawing that explains, with its words beside each part of it. */
export const diagramBlock = bodyBlock({
  slug: 'diagram',
  interfaceName: 'DiagramBlock',
  label: 'blockDiagram',
  summary: ['title', 'parts.0.title'],
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: panelLabel('diagramKind'),
      required: true,
      defaultValue: 'agreement',
      options: DIAGRAM_KINDS.map((value) => ({ value, label: panelLabel(KIND_WORDS[value]) })),
    },
    { name: 'title', type: 'text', label: panelLabel('blockTitle'), maxLength: 160 },
    {
      name: 'parts',
      type: 'array',
      label: panelLabel('diagramParts'),
      labels: { singular: panelLabel('diagramPart'), plural: panelLabel('diagramParts') },
      required: true,
      minRows: 1,
      maxRows: 12,
      admin: { description: panelLabel('diagramPartsDescription') },
      fields: [
        {
          name: 'title',
          type: 'text',
          label: panelLabel('blockTitle'),
          required: true,
          maxLength: 120,
        },
        {
          name: 'drawn',
          type: 'text',
          label: panelLabel('diagramDrawn'),
          maxLength: 60,
          validate: validateDrawn,
          admin: { description: panelLabel('diagramDrawnDescription') },
        },
        { ...simpleText('text', 'blockText'), required: false },
      ],
    },
  ],
})
