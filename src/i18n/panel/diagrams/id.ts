import type { DiagramsTexts } from './en'

export const idDiagrams: DiagramsTexts = {
  blockDiagram: 'Diagram',
  diagramKind: 'Yang ditunjukkan',
  diagramParts: 'Bagian',
  diagramPart: 'Bagian',
  diagramPartsDescription:
    'Gambar punya tempat untuk masing-masing, dalam urutan ini. Selebihnya hanya berupa kata.',
  diagramDrawn: 'Angka yang digambar',
  diagramDrawnDescription:
    'Jika diagram memiliki batang: jumlah uang (431.25), tahun (5), bulan, atau jam kerja dari–sampai (6 12 13 18). Sama dalam semua bahasa.',
  diagramDrawnProblem: 'Hanya angka yang dipisahkan spasi, misalnya 6 12 13.5.',
  diagramAgreement: 'Perjanjian kerja',
  diagramWages: 'Rincian upah',
  diagramRest: 'Jam istirahat',
  diagramWhoPays: 'Siapa membayar apa',
  diagramComplaint: 'Tangga pengaduan',
  diagramAbandonment: 'Bulan tanpa upah',
  diagramFraud: 'Tawaran palsu',
  diagramPapers: 'Tiga dokumen',
  diagramValidity: 'Masa berlaku dokumen',
  diagramMailing: 'Yang dijangkau pengiriman',
  blockChart: 'Gambar peta laut',
  chartHarbour: 'Pelabuhan',
  chartQuay: 'Dermaga',
  chartLeadingLights: 'Suar penuntun',
  chartPassage: 'Alur berpelampung',
  chartLighthouse: 'Mercusuar',
  chartAnchorage: 'Tempat berlabuh',
  chartStrait: 'Selat',
  chartWreck: 'Bangkai kapal dan karang',
}
