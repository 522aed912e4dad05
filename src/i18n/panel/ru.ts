import accounts from './accounts/ru.json' with { type: 'json' }
import alerts from './alerts/ru.json' with { type: 'json' }
import audit from './audit/ru.json' with { type: 'json' }
import care from './care/ru.json' with { type: 'json' }
import companyDesk from './company-desk/ru.json' with { type: 'json' }
import companyForms from './company-forms/ru.json' with { type: 'json' }
import diagrams from './diagrams/ru.json' with { type: 'json' }
import feeds from './feeds/ru.json' with { type: 'json' }
import general from './general/ru.json' with { type: 'json' }
import guides from './guides/ru.json' with { type: 'json' }
import helplines from './helplines/ru.json' with { type: 'json' }
import history from './history/ru.json' with { type: 'json' }
import imports from './imports/ru.json' with { type: 'json' }
import indexNow from './index-now/ru.json' with { type: 'json' }
import jobs from './jobs/ru.json' with { type: 'json' }
import kept from './kept/ru.json' with { type: 'json' }
import links from './links/ru.json' with { type: 'json' }
import lists from './lists/ru.json' with { type: 'json' }
import locks from './locks/ru.json' with { type: 'json' }
import mail from './mail/ru.json' with { type: 'json' }
import mailing from './mailing/ru.json' with { type: 'json' }
import overviews from './overviews/ru.json' with { type: 'json' }
import plannedPrices from './planned-prices/ru.json' with { type: 'json' }
import portals from './portals/ru.json' with { type: 'json' }
import requests from './requests/ru.json' with { type: 'json' }
import seamen from './seamen/ru.json' with { type: 'json' }
import secondFactor from './second-factor/ru.json' with { type: 'json' }
import sideBySide from './side-by-side/ru.json' with { type: 'json' }
import translations from './translations/ru.json' with { type: 'json' }
import vacancyAlerts from './vacancy-alerts/ru.json' with { type: 'json' }
import type { PanelTexts } from './panel-texts'

export const ru: PanelTexts = {
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
