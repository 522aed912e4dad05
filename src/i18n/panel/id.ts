import accounts from './accounts/id.json' with { type: 'json' }
import alerts from './alerts/id.json' with { type: 'json' }
import audit from './audit/id.json' with { type: 'json' }
import care from './care/id.json' with { type: 'json' }
import companyDesk from './company-desk/id.json' with { type: 'json' }
import companyForms from './company-forms/id.json' with { type: 'json' }
import diagrams from './diagrams/id.json' with { type: 'json' }
import feeds from './feeds/id.json' with { type: 'json' }
import general from './general/id.json' with { type: 'json' }
import guides from './guides/id.json' with { type: 'json' }
import helplines from './helplines/id.json' with { type: 'json' }
import history from './history/id.json' with { type: 'json' }
import imports from './imports/id.json' with { type: 'json' }
import indexNow from './index-now/id.json' with { type: 'json' }
import jobs from './jobs/id.json' with { type: 'json' }
import kept from './kept/id.json' with { type: 'json' }
import links from './links/id.json' with { type: 'json' }
import lists from './lists/id.json' with { type: 'json' }
import locks from './locks/id.json' with { type: 'json' }
import mail from './mail/id.json' with { type: 'json' }
import mailing from './mailing/id.json' with { type: 'json' }
import overviews from './overviews/id.json' with { type: 'json' }
import plannedPrices from './planned-prices/id.json' with { type: 'json' }
import portals from './portals/id.json' with { type: 'json' }
import requests from './requests/id.json' with { type: 'json' }
import seamen from './seamen/id.json' with { type: 'json' }
import secondFactor from './second-factor/id.json' with { type: 'json' }
import sideBySide from './side-by-side/id.json' with { type: 'json' }
import translations from './translations/id.json' with { type: 'json' }
import vacancyAlerts from './vacancy-alerts/id.json' with { type: 'json' }
import type { PanelTexts } from './panel-texts'

export const id: PanelTexts = {
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
