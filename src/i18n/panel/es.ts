import accounts from './accounts/es.json' with { type: 'json' }
import alerts from './alerts/es.json' with { type: 'json' }
import audit from './audit/es.json' with { type: 'json' }
import care from './care/es.json' with { type: 'json' }
import companyDesk from './company-desk/es.json' with { type: 'json' }
import companyForms from './company-forms/es.json' with { type: 'json' }
import diagrams from './diagrams/es.json' with { type: 'json' }
import feeds from './feeds/es.json' with { type: 'json' }
import general from './general/es.json' with { type: 'json' }
import guides from './guides/es.json' with { type: 'json' }
import helplines from './helplines/es.json' with { type: 'json' }
import history from './history/es.json' with { type: 'json' }
import imports from './imports/es.json' with { type: 'json' }
import indexNow from './index-now/es.json' with { type: 'json' }
import jobs from './jobs/es.json' with { type: 'json' }
import kept from './kept/es.json' with { type: 'json' }
import links from './links/es.json' with { type: 'json' }
import lists from './lists/es.json' with { type: 'json' }
import locks from './locks/es.json' with { type: 'json' }
import mail from './mail/es.json' with { type: 'json' }
import mailing from './mailing/es.json' with { type: 'json' }
import overviews from './overviews/es.json' with { type: 'json' }
import plannedPrices from './planned-prices/es.json' with { type: 'json' }
import portals from './portals/es.json' with { type: 'json' }
import requests from './requests/es.json' with { type: 'json' }
import seamen from './seamen/es.json' with { type: 'json' }
import secondFactor from './second-factor/es.json' with { type: 'json' }
import sideBySide from './side-by-side/es.json' with { type: 'json' }
import translations from './translations/es.json' with { type: 'json' }
import vacancyAlerts from './vacancy-alerts/es.json' with { type: 'json' }
import type { PanelTexts } from './panel-texts'

export const es: PanelTexts = {
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
