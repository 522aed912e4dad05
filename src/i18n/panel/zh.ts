import accounts from './accounts/zh.json' with { type: 'json' }
import alerts from './alerts/zh.json' with { type: 'json' }
import audit from './audit/zh.json' with { type: 'json' }
import care from './care/zh.json' with { type: 'json' }
import companyDesk from './company-desk/zh.json' with { type: 'json' }
import companyForms from './company-forms/zh.json' with { type: 'json' }
import diagrams from './diagrams/zh.json' with { type: 'json' }
import feeds from './feeds/zh.json' with { type: 'json' }
import general from './general/zh.json' with { type: 'json' }
import guides from './guides/zh.json' with { type: 'json' }
import helplines from './helplines/zh.json' with { type: 'json' }
import history from './history/zh.json' with { type: 'json' }
import imports from './imports/zh.json' with { type: 'json' }
import indexNow from './index-now/zh.json' with { type: 'json' }
import jobs from './jobs/zh.json' with { type: 'json' }
import kept from './kept/zh.json' with { type: 'json' }
import links from './links/zh.json' with { type: 'json' }
import lists from './lists/zh.json' with { type: 'json' }
import locks from './locks/zh.json' with { type: 'json' }
import mail from './mail/zh.json' with { type: 'json' }
import mailing from './mailing/zh.json' with { type: 'json' }
import overviews from './overviews/zh.json' with { type: 'json' }
import plannedPrices from './planned-prices/zh.json' with { type: 'json' }
import portals from './portals/zh.json' with { type: 'json' }
import requests from './requests/zh.json' with { type: 'json' }
import seamen from './seamen/zh.json' with { type: 'json' }
import secondFactor from './second-factor/zh.json' with { type: 'json' }
import sideBySide from './side-by-side/zh.json' with { type: 'json' }
import translations from './translations/zh.json' with { type: 'json' }
import vacancyAlerts from './vacancy-alerts/zh.json' with { type: 'json' }
import type { PanelTexts } from './panel-texts'

export const zh: PanelTexts = {
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
