import type { PortalTexts } from './en'

/** What the panel says of feeds for portals; a part of `../id.ts`. */
export const idPortals: PortalTexts = {
  portalFeeds: 'Feed untuk portal',
  portalFeedsDescription:
    'Berkas yang diambil portal lowongan kerja. Dari setiap berkas yang dinyalakan, siapa pun dapat membaca lowongan yang terbuka; lowongan rekaan dan perusahaan yang diperingatkan tidak ada di dalamnya. Beri tahu portal alamatnya: portal sendiri yang memutuskan apa yang diambil.',
  portalOperator: 'Diterbitkan oleh',
  portalOperatorDescription: 'Nama Anda sendiri, sebagaimana harus ditampilkan portal.',
  portalOperatorMissing: 'Tuliskan siapa yang menerbitkan feed sebelum salah satunya dinyalakan.',
  portalEmail: 'Alamat email akun Anda di sana',
  portalEmailDescription:
    'Milik akun Anda di Indeed dan LinkedIn, yang tidak mengambil apa pun tanpanya. Siapa pun yang mengambil kedua feed ini dapat membacanya.',
  portalEmailMissing: '{{portals}} tidak mengambil apa pun tanpa alamat email akun Anda di sana.',
  portalsOn: 'Dinyalakan',
  portalAddresses: 'Alamat',
  portalAddressOther: 'Setiap bahasa lain memiliki alamat sendiri, misalnya {{address}}.',
  portalCounts:
    'Terbuka: {{open}}; di antaranya tanpa kota yang diketahui: {{noCity}}, tanpa negara: {{noCountry}}. Portal yang meminta kota atau negara tidak menerimanya.',
  portalNoneOn: 'Tidak ada yang dinyalakan: tidak seorang pun dapat mengambil apa pun.',
}
