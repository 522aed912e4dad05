import type { Locale } from '../locales/locales'

/**
 * Words that stand in a search and look for nothing: articles, prepositions, what every vacancy is about, such as work,
 * a vacancy, a ship, and what says that somebody looks for it: looking for, urgent, joining. As people type them, in lower case.
 */
export const LITTLE_WORDS: Readonly<Record<Locale, string>> = {
  en: 'a an and as at for from in of on or the to with job jobs vacancy vacancies work position crew ship ships vessel vessels board required wanted needed looking seeking seek find hiring urgent urgently asap join joining merchant navy',
  uk: 'а в від до з за зі і й на об по про та у як для робота роботу роботи вакансія вакансії вакансію судно судна суден корабель кораблі посада моряк моряка моряків морячка морячки морячку потрібен потрібна борту шукаю шукає шукаємо знайти терміново',
  ru: 'а в во для до за и из к на о об от по с со у как работа работу работы вакансия вакансии вакансию судно судна судне судов корабль корабли должность моряк моряка моряков морячка морячки морячку нужен нужна требуется борту ищу ищет ищем найти срочно',
  fr: 'a à au aux avec d de des du en et l la le les ou par pour sur un une emploi emplois offre offres poste travail navire navires bateau bord cherche recherche chercher recherchons trouver',
  ar: 'في من على الى إلى عن مع او أو و ل ب وظيفة وظائف الوظائف عمل شاغر شواغر سفينة السفينة سفن السفن باخرة متن مطلوب مطلوبة ابحث أبحث اريد أريد شغل',
  es: 'a al con de del e el en la las lo los o para por sobre un una y bordo buque buques barco barcos empleo empleos puesto trabajo vacante vacantes oferta ofertas se busca busco buscar buscando necesito',
  de: 'ab am an auf aus bei das dem den der die ein eine einem einen für im in mit oder und von vom zu zum zur als arbeit job jobs stelle stellen stellenangebot stellenangebote bord schiff schiffe schiffen gesucht suche suchen',
  ph: 'ang at ay en mga na nang ng o para sa si ni kay barko bangka trabaho bakante bakanteng hanap naghahanap maghanap hinahanap kailangan of on the for job jobs vacancy work vessel ship',
  hi: 'और का की के को पर में से एक या लिए है जहाज जहाज़ पोत काम नौकरी नौकरियां नौकरियाँ रिक्ति भर्ती चाहिए खोज ढूंढ ढूँढ तलाश रहा रही हूँ हूं मर्चेंट नेवी',
  pt: 'a à ao aos as às com da das de do dos e em na nas no nos o os ou para pela pelo por um uma bordo navio navios barco embarcação emprego empregos trabalho vaga vagas oferta ofertas procura-se procuro procurando busco preciso',
  id: 'dan dari dengan di ke pada untuk atau yang sebagai kapal pekerjaan kerja loker lowongan posisi dicari dibutuhkan cari mencari butuh',
  zh: '的 和 与 在 上 船 船上 船舶 轮 工作 职位 招聘 招 求职 岗位 船员 找 寻找 找工作 急招',
}
