import type { UIField } from 'payload'

import { panelTextByLanguage } from '../../../i18n/panel/panel-languages'

/** The states of what is written freely of facts, in lists: they are published in all languages at once. */
export const languagesColumn: UIField = {
  name: 'languages',
  label: panelTextByLanguage('listLanguages'),
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    components: { Cell: '/src/cms/desk/lists/languages-cell#LanguagesCell' },
  },
}

/** The states of all languages of a document: a row of marks in lists, a menu above the form. */
export const languagesField: UIField = {
  name: 'languages',
  label: panelTextByLanguage('listLanguages'),
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    components: {
      Field: '/src/cms/desk/lists/language-menu#LanguageMenu',
      Cell: '/src/cms/desk/lists/languages-cell#LanguagesCell',
    },
  },
}
