import accounts from './accounts/de.json' with { type: 'json' }
import alerts from './alerts/de.json' with { type: 'json' }
import audit from './audit/de.json' with { type: 'json' }
import care from './care/de.json' with { type: 'json' }
import companyDesk from './company-desk/de.json' with { type: 'json' }
import companyForms from './company-forms/de.json' with { type: 'json' }
import diagrams from './diagrams/de.json' with { type: 'json' }
import feeds from './feeds/de.json' with { type: 'json' }
import general from './general/de.json' with { type: 'json' }
import guides from './guides/de.json' with { type: 'json' }
import helplines from './helplines/de.json' with { type: 'json' }
import history from './history/de.json' with { type: 'json' }
import imports from './imports/de.json' with { type: 'json' }
import indexNow from './index-now/de.json' with { type: 'json' }
import jobs from './jobs/de.json' with { type: 'json' }
import kept from './kept/de.json' with { type: 'json' }
import links from './links/de.json' with { type: 'json' }
import lists from './lists/de.json' with { type: 'json' }
import locks from './locks/de.json' with { type: 'json' }
import mail from './mail/de.json' with { type: 'json' }
import mailing from './mailing/de.json' with { type: 'json' }
import overviews from './overviews/de.json' with { type: 'json' }
import plannedPrices from './planned-prices/de.json' with { type: 'json' }
import portals from './portals/de.json' with { type: 'json' }
import requests from './requests/de.json' with { type: 'json' }
import seamen from './seamen/de.json' with { type: 'json' }
import secondFactor from './second-factor/de.json' with { type: 'json' }
import sideBySide from './side-by-side/de.json' with { type: 'json' }
import translations from './translations/de.json' with { type: 'json' }
import vacancyAlerts from './vacancy-alerts/de.json' with { type: 'json' }
import type { PanelTexts } from './panel-texts'

export const de: PanelTexts = {
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
