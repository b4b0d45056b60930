import type { Locale } from '@unmuted/api/contract';
import type { MailTexts } from '#/platform/mail/mail-messages.ts';

type Kind = 'station_ready' | 'station_requested' | 'station_refused';

/** The messages of the mails about the creation of stations. */
export const stationRequestMessages: Readonly<Record<Locale, Pick<MailTexts['kinds'], Kind>>> = {
  en: {
    station_ready: {
      subject: '{brand}: your new station is ready',
      lead: [
        'Your new station “{station}” is ready. Its page shows whether the stream is heard, what it plays and the last seven days.',
      ],
      button: 'Open your station',
      why: 'You received this email because the {brand} account {email} has a new station.',
    },
    station_requested: {
      subject: 'A customer has requested a station in {brand}',
      lead: [
        'A customer has requested a station. Approve or refuse the request; the customer is notified by email.',
      ],
      button: 'Open requests',
      why: 'You received this email because {email} belongs to a staff account of {brand}.',
    },
    station_refused: {
      subject: 'Your request for a station was refused by {brand}',
      lead: ['We can’t fulfil your request for a station. The reason:'],
      button: 'Open dashboard',
      why: 'You received this email because the {brand} account {email} requested a station.',
    },
  },
  fr: {
    station_ready: {
      subject: '{brand} : votre nouvelle station est prête',
      lead: [
        'Votre nouvelle station « {station} » est prête. Sa page indique si le flux est reçu, ce qu’il diffuse et les sept derniers jours.',
      ],
      button: 'Ouvrir votre station',
      why: 'Vous recevez ce message car le compte {brand} {email} a une nouvelle station.',
    },
    station_requested: {
      subject: 'Un client a demandé une station dans {brand}',
      lead: [
        'Un client a demandé une station. Acceptez ou refusez la demande ; le client en est informé par e-mail.',
      ],
      button: 'Ouvrir les demandes',
      why: 'Vous recevez ce message car {email} appartient à un compte de l’équipe {brand}.',
    },
    station_refused: {
      subject: 'Votre demande de station a été refusée par {brand}',
      lead: ['Nous ne pouvons pas donner suite à votre demande de station. Voici la raison :'],
      button: 'Ouvrir le tableau de bord',
      why: 'Vous recevez ce message car une station a été demandée depuis le compte {brand} {email}.',
    },
  },
  zh: {
    station_ready: {
      subject: '{brand}：您的新电台已就绪',
      lead: ['您的新电台“{station}”已就绪。电台页面显示能否收到音频流、正在播放的内容以及最近七天的记录。'],
      button: '打开电台',
      why: '您收到这封邮件，是因为 {brand} 账户 {email} 有了新的电台。',
    },
    station_requested: {
      subject: '有客户在 {brand} 申请电台',
      lead: ['有客户申请了电台。请批准或拒绝该申请，客户将收到邮件通知。'],
      button: '打开申请',
      why: '您收到这封邮件，是因为 {email} 属于 {brand} 的员工账户。',
    },
    station_refused: {
      subject: '您向 {brand} 提交的电台申请被拒绝',
      lead: ['我们无法满足您的电台申请，原因如下：'],
      button: '打开控制台',
      why: '您收到这封邮件，是因为 {brand} 账户 {email} 申请了电台。',
    },
  },
  ja: {
    station_ready: {
      subject: '{brand}：新しいステーションの準備ができました',
      lead: [
        '新しいステーション「{station}」の準備ができました。ストリームを受信できているか、再生中の内容、直近 7 日間の記録をステーションのページで確認できます。',
      ],
      button: 'ステーションを開く',
      why: 'このメールは、{brand} アカウント {email} に新しいステーションが追加されたためお送りしています。',
    },
    station_requested: {
      subject: '{brand} でステーションの申し込みがありました',
      lead: [
        'お客様からステーションの申し込みがありました。承認または却下してください。結果はお客様にメールで通知されます。',
      ],
      button: '申し込みを開く',
      why: 'このメールは、{email} が {brand} のスタッフアカウントであるためお送りしています。',
    },
    station_refused: {
      subject: '{brand} へのステーションの申し込みは却下されました',
      lead: ['ステーションの申し込みにはお応えできません。理由は次のとおりです。'],
      button: 'ダッシュボードを開く',
      why: 'このメールは、{brand} アカウント {email} からステーションの申し込みがあったためお送りしています。',
    },
  },
};
