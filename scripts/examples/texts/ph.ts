import type { ExampleTexts } from './example-texts'

export const ph: ExampleTexts = {
  about: {
    jardines:
      'Nagpapasakay kami ng mga marinong Pilipino sa mga barkong pag-aari ng mga taga-Europa at Hapon. Limang minuto lang mula sa opisina ang aming training center. Bukas ito sa mga pamilya isang araw bawat buwan.',
    biringan:
      'Kumukuha kami ng mga tauhan sa hotel, galley at deck para sa mga cruise ship at river cruise. Walang sinisingil na placement fee kaninuman, at kami ang nag-aayos ng visa.',
  },
  work: {
    cargo: [
      'Biyahe sa buong mundo, mga limang araw sa pantalan bawat buwan; matagal nang kasama namin ang karamihan sa crew.',
      'May regular na ruta ang barko, at sa pantalan nagpapalit ng crew, hindi sa laot.',
    ],
    tanker: [
      'Pumasa ang barko sa huling mga vetting inspection nang walang malaking puna, at gusto naming manatiling ganoon.',
      'Sama-samang pinaplano ang cargo operations, at tapat na itinatala ang oras ng pahinga.',
    ],
    offshore: [
      'Pantay ang rotation: kung gaano katagal sa barko, ganoon din sa bahay; bayad ang mga araw ng biyahe.',
      'May permanenteng base ang trabaho; bangka ang sasakyan sa pagpapalit ng crew, o helikopter kung maganda ang panahon.',
    ],
    passenger: [
      'Makakasama mo ang mga katrabaho mula sa mahigit dalawampung bansa; kasinghalaga ng karanasan ang magandang pakikitungo.',
      'May sariling mess at gym ang crew, at makakababa sa bawat daungan kapag pinapayagan ng tungkulin.',
    ],
    other: [
      'Maliit at magkakasundong crew: tumutulong ang bawat isa kung saan kailangan.',
      'Nag-dry dock ang barko ngayong taon; maayos ang makina at mga kabina.',
    ],
  },
  terms: [
    'Tuwing huling araw ng trabaho sa buwan ang sahod, at walang bayad ang allotment sa pamilya.',
    'Solong kabina na may sariling banyo, libreng Wi-Fi, at kusinerong marunong ng lutuin ng iba’t ibang bansa.',
    'Sagot ng kompanya ang pamasahe, visa at medical.',
    'May bonus ang babalik sa loob ng tatlong buwan.',
  ],
  apply: [
    'Ipadala ang resume kasama ang sea service; sasagot kami sa loob ng tatlong araw ng trabaho.',
    'Maikling interview sa video at malalaman mo agad ang resulta. Hindi kami kailanman humihingi ng pera sa marino.',
    'Isulat kung saang mga barko ka na nakasakay at kung kailan ka puwedeng sumakay.',
  ],
}
