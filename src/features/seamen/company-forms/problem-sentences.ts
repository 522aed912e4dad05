import type {
  CompanyFormRefusal,
  FormPart,
  FormPlace,
  TemplateProblem,
  TemplateReason,
} from '../../../domain/company-forms/template-problems'
import { type PanelKey, panelText } from '../../../i18n/panel/panel-texts'

type Translate = Parameters<typeof panelText>[0]

export const REFUSALS: Readonly<Record<CompanyFormRefusal, PanelKey>> = {
  oldKind: 'companyFormOldKind',
  wrongKind: 'companyFormWrongKind',
  macros: 'companyFormMacros',
  acts: 'companyFormActs',
  protected: 'companyFormProtected',
  bomb: 'companyFormTooHeavy',
  unreadable: 'companyFormUnreadable',
  noFields: 'companyFormNoFields',
  tooHeavy: 'companyFormTooHeavy',
}

const REASONS: Readonly<Record<TemplateReason, PanelKey>> = {
  unknown: 'companyFormUnknown',
  bracket: 'companyFormBracket',
  outsideRow: 'companyFormOutsideRow',
  twoLists: 'companyFormTwoLists',
  mergedRows: 'companyFormMergedRows',
  arrayFormula: 'companyFormArrayFormula',
}

const PARTS: Readonly<Record<FormPart, PanelKey>> = {
  text: 'companyFormInText',
  header: 'companyFormInHeader',
  footer: 'companyFormInFooter',
  notes: 'companyFormInNotes',
}

/**
 * What is wrong with a form, with its place.
 * @example problemSentence(t, problem) // 'Table 2, row 3, column 1: there is no field [[surname]].'
 */
export function problemSentence(t: Translate, { place, reason, text }: TemplateProblem): string {
  return `${placeName(t, place)}: ${panelText(t, REASONS[reason], { text })}`
}

function placeName(t: Translate, place: FormPlace): string {
  switch (place.in) {
    case 'cell':
      return panelText(t, 'companyFormAtCell', { sheet: place.sheet, cell: place.cell })
    case 'sheet':
      return panelText(t, place.part === 'edges' ? 'companyFormAtEdges' : 'companyFormAtTextBox', {
        sheet: place.sheet,
      })
    case 'paragraph': {
      const { paragraph, part } = place
      return panelText(t, 'companyFormAtParagraph', {
        part: panelText(t, PARTS[part]),
        paragraph,
      })
    }
    case 'table': {
      const { column, part, row, table } = place
      return panelText(t, 'companyFormAtTable', {
        part: panelText(t, PARTS[part]),
        ...{ table, row, column },
      })
    }
  }
}
