import type { PortalTexts } from './en'

/** What the panel says of feeds for portals; a part of `../uk.ts`. */
export const ukPortals: PortalTexts = {
  portalFeeds: 'Стрічки для порталів',
  portalFeedsDescription:
    'Файли, які забирають портали вакансій. Кожен увімкнений може прочитати будь-хто: у ньому все, що відкрито; вигаданих вакансій і компаній із попередженням немає в жодному. Повідомте порталу адресу: що взяти, він вирішує сам.',
  portalOperator: 'Хто публікує',
  portalOperatorDescription: 'Ваша власна назва, якою її мають показати портали.',
  portalOperatorMissing: 'Напишіть, хто публікує стрічки, перш ніж увімкнути одну з них.',
  portalEmail: 'Електронна пошта ваших облікових записів там',
  portalEmailDescription:
    'Ваших облікових записів в Indeed і LinkedIn: без неї вони нічого не беруть. Її може прочитати кожен, хто забирає ці дві стрічки.',
  portalEmailMissing:
    '{{portals}} нічого не беруть без адреси електронної пошти вашого облікового запису в них.',
  portalsOn: 'Увімкнено',
  portalAddresses: 'Адреси',
  portalAddressOther: 'Кожна інша мова має власну адресу, наприклад {{address}}.',
  portalCounts:
    'Відкрито: {{open}}; з них без відомого міста: {{noCity}}, без країни: {{noCountry}}. Порталам, яким потрібне місто чи країна, вони не надсилаються.',
  portalNoneOn: 'Не ввімкнено жодної: ніхто нічого не може забрати.',
}
