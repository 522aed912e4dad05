import type { PortalTexts } from './en'

/** What the panel says of feeds for portals; a part of `../de.ts`. */
export const dePortals: PortalTexts = {
  portalFeeds: 'Feeds für Portale',
  portalFeedsDescription:
    'Dateien, die Stellenportale abrufen. Von jeder, die eingeschaltet ist, kann jeder lesen, was offen ist; erfundene Stellen und Unternehmen, vor denen gewarnt wird, stehen in keiner. Nennen Sie dem Portal die Adresse: Was es übernimmt, entscheidet es selbst.',
  portalOperator: 'Herausgegeben von',
  portalOperatorDescription: 'Ihr eigener Name, wie Portale ihn zeigen sollen.',
  portalOperatorMissing: 'Schreiben Sie, wer die Feeds herausgibt, bevor einer eingeschaltet wird.',
  portalEmail: 'E-Mail-Adresse Ihrer Konten dort',
  portalEmailDescription:
    'Die Ihrer Konten bei Indeed und LinkedIn, die ohne sie nichts übernehmen. Jeder, der diese beiden Feeds abruft, kann sie lesen.',
  portalEmailMissing: '{{portals}} übernehmen nichts ohne die E-Mail-Adresse Ihres Kontos dort.',
  portalsOn: 'Eingeschaltet',
  portalAddresses: 'Adressen',
  portalAddressOther: 'Jede andere Sprache hat ihre eigene Adresse, etwa {{address}}.',
  portalCounts:
    'Offen: {{open}}; davon ohne bekannte Stadt: {{noCity}}, ohne Land: {{noCountry}}. Portale, die nach Stadt oder Land fragen, bekommen diese nicht.',
  portalNoneOn: 'Keiner ist eingeschaltet: Niemand kann etwas abrufen.',
}
