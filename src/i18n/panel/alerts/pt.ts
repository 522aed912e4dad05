import type { AlertTexts } from './en'

/** What the site writes to the admins when something is wrong with it; a part of `../pt.ts`. */
export const ptAlerts: AlertTexts = {
  alertDiskSubject: '{{site}}: o disco está quase cheio',
  alertDiskText:
    'Resta pouco espaço no disco que guarda os dados de {{site}}. Quando estiver cheio, nada mais poderá ser guardado nem enviado. Liberte espaço ou mude para um disco maior.',
  alertOutboxSubject: '{{site}}: o correio não está a sair',
  alertOutboxText:
    'Há mensagens de {{site}} à espera há mais de uma hora. O servidor de correio pode estar inacessível ou recusá-las: no painel, cada mensagem diz porquê. Continua a tentar-se durante três dias.',
  alertScheduleSubject: '{{site}}: há publicações agendadas em atraso',
  alertScheduleText:
    'Algo já devia ter sido publicado ou despublicado em {{site}}, e isso não aconteceu. Quem gere o site encontra o motivo no respetivo registo.',
  alertBackupSubject: '{{site}}: não há nenhuma cópia de segurança recente',
  alertBackupText:
    'A última cópia de segurança de {{site}} falhou ou tem mais de dois dias. O que foi escrito desde então perder-se-ia com os dados. Quem gere o site encontra o motivo no respetivo registo.',
  alertFeedSubject: '{{site}}: há feeds de vagas a falhar',
  alertFeedText:
    'Feeds de onde {{site}} lê vagas falharam cinco vezes seguidas ou mais. Entretanto nada deles é criado, alterado ou encerrado: as vagas ficam como estão até ao seu último dia. Cada feed diz porquê no painel.',
  alertFeeds: 'Feeds a falhar',
  alertToFeeds: 'Os feeds no painel',
  alertOnce:
    'Só voltará a receber este aviso se nada tiver mudado passado um dia ou se o problema voltar.',
  alertMachine: 'Máquina',
  alertFree: 'Livre',
  alertWaiting: 'À espera há',
  alertLate: 'Atraso',
  alertLastBackup: 'Última cópia',
  alertLastFailure: 'Última falha',
  alertNever: 'nunca',
  alertToMessages: 'Mensagens no painel',
  alertToSchedules: 'Agendamentos no painel',
}
