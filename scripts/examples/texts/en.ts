import type { ExampleTexts } from './example-texts'

export const en: ExampleTexts = {
  about: {
    frisland:
      'We man bulk carriers and container ships for three owners, with seafarers from the Black Sea region. About nine hundred people are on board for us at any time. Four out of five return after their leave.',
    'hy-brasil':
      'We look for crews for supply, anchor handling and diving support vessels in the North Sea and off West Africa. Our office in Odesa has a simulator room where deck officers refresh their handling skills free of charge.',
    antillia:
      'Crews for wind farm vessels and ferries in the Baltic and the North Sea. Most contracts are on equal rotation, and changes are made in port.',
    mayda:
      'A small office with a small fleet: coasters and multi-purpose vessels between the Baltic and the Mediterranean. Callers speak to somebody who knows the ships.',
    estotiland:
      'Since our first product tanker we have added bulk carriers and a bunkering fleet at Constanța. We train our own cadets, and many of today’s chief mates began with us.',
    'emerald-phantom':
      'From Varna we crew bulk carriers, reefers and livestock carriers. Flights are booked by our own travel desk, day and night.',
    pepys:
      'Crewing for container feeders and general cargo ships in the Black Sea and the Mediterranean. Interviews are held in Batumi every Tuesday, or by video.',
    crocker:
      'Tankers, gas carriers and one icebreaker: we specialise in officers with experience in ice and with gas. Courses for advanced gas and polar certificates are paid for by the company.',
    bermeja:
      'Our office in Istanbul works for owners of chemical tankers and small bulk carriers. Joining is often at short notice, so tell us early when you are free.',
    antarah:
      'We manage tankers, gas carriers and container ships for owners in Asia. Seafarers and their families have a helpline that answers in Hindi and English at any hour.',
    dvipa:
      'Marine services on both coasts of India: supply vessels, dredgers, jack-ups and research vessels. We are glad to take seafarers who change over from the merchant fleet.',
    jardines:
      'We have sent Filipino seafarers to sea for owners in Europe and Japan since the days of telex. Our training centre is five minutes from the office, and families are welcome at our monthly open day.',
    biringan:
      'We hire hotel, galley and deck crew for cruise ships and river cruise vessels. No placement fee is taken from anybody, and visas are arranged by us.',
    khayal:
      'From Jakarta we crew bulk carriers, floating storage units, harbour tugs and fishing vessels. Contracts are explained in Indonesian before anybody signs.',
    yingzhou:
      'A company for Chinese seafarers on container ships, car carriers and LNG carriers. Officers are promoted by plan, and everybody can see where they stand in it.',
    aiolia:
      'Greek ferries in summer, tankers and bulk carriers all the year. We keep the same crews on the same ships wherever we can.',
    ogygia:
      'Ship management from Limassol for multi-purpose vessels, bulk carriers and chemical tankers. We employ seafarers of eleven nations under one collective agreement.',
    vineta:
      'We look after the crews of container ships and heavy lift vessels from our office at the harbour in Hamburg. Collective agreement, planned leave, and a person to talk to who stays the same.',
    dutchman:
      'Dredgers, tugs and pipe layers that really do come home. We work on short rotations and pay for travel from your front door.',
    utrost:
      'Offshore construction, seismic surveys and drilling: we bring together ships and people who want to work safely. All positions are under Norwegian or equivalent terms.',
    waqwaq:
      'Crews for jack-ups, accommodation vessels and crew boats in the Gulf. Visas, medical examinations and transfers are paid for by the company.',
    sandy:
      'We manage gas carriers, tankers and floating production units from Singapore. Every officer has a development plan, and every rating can earn a certificate of competency with us.',
    brandao:
      'Crews for floating production units, shuttle tankers and anchor handlers off Brazil. Foreign officers receive a course in everyday Portuguese.',
  },
  warning: {
    mayda:
      'The licence that this company had has run out. Ask for a new one before you send your documents.',
    fangzhang:
      'The company named no licence, and nobody answered when we called. Check twice before you sign anything.',
  },
  work: {
    cargo: [
      'Worldwide trade with about five days in port a month; most of the crew has been with us for years.',
      'The ship runs on a fixed line and changes crews alongside, not at anchor.',
    ],
    tanker: [
      'The ship passed her last vetting inspections without a major remark, and we want to keep it so.',
      'Cargo operations are planned together, and hours of rest are recorded as they are.',
    ],
    offshore: [
      'Equal rotation: as long at home as on board, and days of travel are paid.',
      'Work is from a fixed base, with crew changes by boat or, in good weather, by helicopter.',
    ],
    passenger: [
      'You work with colleagues from more than twenty countries; a friendly manner counts as much as experience.',
      'The crew has its own mess and gym and, when duties allow, goes ashore in every port.',
    ],
    other: [
      'A small crew that gets on well: everybody lends a hand where it is needed.',
      'She was in dry dock this year; machinery and cabins are in good order.',
    ],
  },
  terms: [
    'Wages are paid on the last working day of the month, and allotments home cost nothing.',
    'Single cabin with its own bathroom, free Wi-Fi, and a cook who knows the kitchens of several nations.',
    'The company pays for flights, visas and the medical examination.',
    'Seafarers who come back within three months receive a bonus.',
  ],
  apply: [
    'Send us your CV with your sea service; we answer within three working days.',
    'A short interview by video, and you know where you stand. We never ask seafarers for money.',
    'Please write which vessels you have sailed on and from when you are free.',
  ],
}
