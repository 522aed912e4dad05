import type { PortalTexts } from './en'

/** What the panel says of feeds for portals; a part of `../ru.ts`. */
export const ruPortals: PortalTexts = {
  portalFeeds: 'Ленты для порталов',
  portalFeedsDescription:
    'Файлы, которые забирают порталы вакансий. Каждый включённый может прочитать любой: в нём всё, что открыто; вымышленных вакансий и компаний с предупреждением нет ни в одном. Сообщите порталу адрес: что взять, он решает сам.',
  portalOperator: 'Кто публикует',
  portalOperatorDescription: 'Ваше собственное имя, каким его должны показать порталы.',
  portalOperatorMissing: 'Напишите, кто публикует ленты, прежде чем включить одну из них.',
  portalEmail: 'Электронная почта ваших учётных записей там',
  portalEmailDescription:
    'Ваших учётных записей в Indeed и LinkedIn: без неё они ничего не берут. Её может прочитать каждый, кто забирает эти две ленты.',
  portalEmailMissing:
    '{{portals}} ничего не берут без адреса электронной почты вашей учётной записи у них.',
  portalsOn: 'Включены',
  portalAddresses: 'Адреса',
  portalAddressOther: 'У каждого другого языка свой адрес, например {{address}}.',
  portalCounts:
    'Открыто: {{open}}; из них без известного города: {{noCity}}, без страны: {{noCountry}}. Порталам, которым нужен город или страна, они не отправляются.',
  portalNoneOn: 'Не включена ни одна: никто ничего не может забрать.',
}
