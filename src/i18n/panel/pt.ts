import accounts from './accounts/pt.json' with { type: 'json' }
import alerts from './alerts/pt.json' with { type: 'json' }
import audit from './audit/pt.json' with { type: 'json' }
import care from './care/pt.json' with { type: 'json' }
import companyDesk from './company-desk/pt.json' with { type: 'json' }
import companyForms from './company-forms/pt.json' with { type: 'json' }
import diagrams from './diagrams/pt.json' with { type: 'json' }
import feeds from './feeds/pt.json' with { type: 'json' }
import general from './general/pt.json' with { type: 'json' }
import guides from './guides/pt.json' with { type: 'json' }
import helplines from './helplines/pt.json' with { type: 'json' }
import history from './history/pt.json' with { type: 'json' }
import imports from './imports/pt.json' with { type: 'json' }
import indexNow from './index-now/pt.json' with { type: 'json' }
import jobs from './jobs/pt.json' with { type: 'json' }
import kept from './kept/pt.json' with { type: 'json' }
import links from './links/pt.json' with { type: 'json' }
import lists from './lists/pt.json' with { type: 'json' }
import locks from './locks/pt.json' with { type: 'json' }
import mail from './mail/pt.json' with { type: 'json' }
import mailing from './mailing/pt.json' with { type: 'json' }
import overviews from './overviews/pt.json' with { type: 'json' }
import plannedPrices from './planned-prices/pt.json' with { type: 'json' }
import portals from './portals/pt.json' with { type: 'json' }
import requests from './requests/pt.json' with { type: 'json' }
import seamen from './seamen/pt.json' with { type: 'json' }
import secondFactor from './second-factor/pt.json' with { type: 'json' }
import sideBySide from './side-by-side/pt.json' with { type: 'json' }
import translations from './translations/pt.json' with { type: 'json' }
import vacancyAlerts from './vacancy-alerts/pt.json' with { type: 'json' }
import type { PanelTexts } from './panel-texts'

export const pt: PanelTexts = {
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
