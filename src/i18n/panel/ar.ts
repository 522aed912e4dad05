import accounts from './accounts/ar.json' with { type: 'json' }
import alerts from './alerts/ar.json' with { type: 'json' }
import audit from './audit/ar.json' with { type: 'json' }
import care from './care/ar.json' with { type: 'json' }
import companyDesk from './company-desk/ar.json' with { type: 'json' }
import companyForms from './company-forms/ar.json' with { type: 'json' }
import diagrams from './diagrams/ar.json' with { type: 'json' }
import feeds from './feeds/ar.json' with { type: 'json' }
import general from './general/ar.json' with { type: 'json' }
import guides from './guides/ar.json' with { type: 'json' }
import helplines from './helplines/ar.json' with { type: 'json' }
import history from './history/ar.json' with { type: 'json' }
import imports from './imports/ar.json' with { type: 'json' }
import indexNow from './index-now/ar.json' with { type: 'json' }
import jobs from './jobs/ar.json' with { type: 'json' }
import kept from './kept/ar.json' with { type: 'json' }
import links from './links/ar.json' with { type: 'json' }
import lists from './lists/ar.json' with { type: 'json' }
import locks from './locks/ar.json' with { type: 'json' }
import mail from './mail/ar.json' with { type: 'json' }
import mailing from './mailing/ar.json' with { type: 'json' }
import overviews from './overviews/ar.json' with { type: 'json' }
import plannedPrices from './planned-prices/ar.json' with { type: 'json' }
import portals from './portals/ar.json' with { type: 'json' }
import requests from './requests/ar.json' with { type: 'json' }
import seamen from './seamen/ar.json' with { type: 'json' }
import secondFactor from './second-factor/ar.json' with { type: 'json' }
import sideBySide from './side-by-side/ar.json' with { type: 'json' }
import translations from './translations/ar.json' with { type: 'json' }
import vacancyAlerts from './vacancy-alerts/ar.json' with { type: 'json' }
import type { PanelTexts } from './panel-texts'

export const ar: PanelTexts = {
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
