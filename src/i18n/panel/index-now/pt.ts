import type { IndexNowTexts } from './en'

/** What the panel says of telling search engines; a part of `../pt.ts`. */
export const ptIndexNow: IndexNowTexts = {
  indexNow: 'Avisar os motores de busca (IndexNow)',
  indexNowDescription:
    'Os motores de busca que participam no IndexNow sabem em um ou dois minutos que endereços foram publicados, alterados ou retirados. São eles que decidem quando vêm ver. O Google não participa.',
  indexNowOn: 'Avisá-los',
  indexNowEngine: 'A quem avisar',
  indexNowEngineDescription: 'Basta um: avisa os outros participantes.',
  indexNowLog: 'O que foi comunicado e a resposta',
  indexNowAt: 'Quando',
  indexNowAddresses: 'Endereços',
  indexNowAnswer: 'Resposta',
  indexNowTaken: 'Aceite.',
  indexNowRefused: 'Recusado:',
  indexNowLater: 'Nova tentativa mais tarde:',
  indexNowNoAnswer: 'Sem resposta:',
  indexNowLocal: 'Este site funciona apenas nesta máquina, por isso ninguém é avisado.',
  indexNowKey: 'Os motores de busca verificam aqui a chave do site:',
  indexNowWaiting: 'Por comunicar: {{count}}',
  indexNowGivenUp: '{{count}} foram abandonados após muitas tentativas.',
}
