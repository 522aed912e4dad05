import accounts from './accounts/uk.json' with { type: 'json' }
import alerts from './alerts/uk.json' with { type: 'json' }
import audit from './audit/uk.json' with { type: 'json' }
import care from './care/uk.json' with { type: 'json' }
import companyDesk from './company-desk/uk.json' with { type: 'json' }
import companyForms from './company-forms/uk.json' with { type: 'json' }
import diagrams from './diagrams/uk.json' with { type: 'json' }
import feeds from './feeds/uk.json' with { type: 'json' }
import general from './general/uk.json' with { type: 'json' }
import guides from './guides/uk.json' with { type: 'json' }
import helplines from './helplines/uk.json' with { type: 'json' }
import history from './history/uk.json' with { type: 'json' }
import imports from './imports/uk.json' with { type: 'json' }
import indexNow from './index-now/uk.json' with { type: 'json' }
import jobs from './jobs/uk.json' with { type: 'json' }
import kept from './kept/uk.json' with { type: 'json' }
import links from './links/uk.json' with { type: 'json' }
import lists from './lists/uk.json' with { type: 'json' }
import locks from './locks/uk.json' with { type: 'json' }
import mail from './mail/uk.json' with { type: 'json' }
import mailing from './mailing/uk.json' with { type: 'json' }
import overviews from './overviews/uk.json' with { type: 'json' }
import plannedPrices from './planned-prices/uk.json' with { type: 'json' }
import portals from './portals/uk.json' with { type: 'json' }
import requests from './requests/uk.json' with { type: 'json' }
import seamen from './seamen/uk.json' with { type: 'json' }
import secondFactor from './second-factor/uk.json' with { type: 'json' }
import sideBySide from './side-by-side/uk.json' with { type: 'json' }
import translations from './translations/uk.json' with { type: 'json' }
import vacancyAlerts from './vacancy-alerts/uk.json' with { type: 'json' }
import type { PanelTexts } from './panel-texts'

export const uk: PanelTexts = {
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
