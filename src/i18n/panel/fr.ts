import accounts from './accounts/fr.json' with { type: 'json' }
import alerts from './alerts/fr.json' with { type: 'json' }
import audit from './audit/fr.json' with { type: 'json' }
import care from './care/fr.json' with { type: 'json' }
import companyDesk from './company-desk/fr.json' with { type: 'json' }
import companyForms from './company-forms/fr.json' with { type: 'json' }
import diagrams from './diagrams/fr.json' with { type: 'json' }
import feeds from './feeds/fr.json' with { type: 'json' }
import general from './general/fr.json' with { type: 'json' }
import guides from './guides/fr.json' with { type: 'json' }
import helplines from './helplines/fr.json' with { type: 'json' }
import history from './history/fr.json' with { type: 'json' }
import imports from './imports/fr.json' with { type: 'json' }
import indexNow from './index-now/fr.json' with { type: 'json' }
import jobs from './jobs/fr.json' with { type: 'json' }
import kept from './kept/fr.json' with { type: 'json' }
import links from './links/fr.json' with { type: 'json' }
import lists from './lists/fr.json' with { type: 'json' }
import locks from './locks/fr.json' with { type: 'json' }
import mail from './mail/fr.json' with { type: 'json' }
import mailing from './mailing/fr.json' with { type: 'json' }
import overviews from './overviews/fr.json' with { type: 'json' }
import plannedPrices from './planned-prices/fr.json' with { type: 'json' }
import portals from './portals/fr.json' with { type: 'json' }
import requests from './requests/fr.json' with { type: 'json' }
import seamen from './seamen/fr.json' with { type: 'json' }
import secondFactor from './second-factor/fr.json' with { type: 'json' }
import sideBySide from './side-by-side/fr.json' with { type: 'json' }
import translations from './translations/fr.json' with { type: 'json' }
import vacancyAlerts from './vacancy-alerts/fr.json' with { type: 'json' }
import type { PanelTexts } from './panel-texts'

export const fr: PanelTexts = {
  ...accounts,
  ...alerts,
  ...audit,
  ...care,
  ...companyDesk,
  ...companyForms,
  ...diagrams,
  ...feeds,
  ...general,
  ...guides,
  ...helplines,
  ...history,
  ...imports,
  ...indexNow,
  ...jobs,
  ...kept,
  ...links,
  ...lists,
  ...locks,
  ...mail,
  ...mailing,
  ...overviews,
  ...plannedPrices,
  ...portals,
  ...requests,
  ...seamen,
  ...secondFactor,
  ...sideBySide,
  ...translations,
  ...vacancyAlerts,
}
