import type { Locale } from '@unmuted/api/contract';
import type { SilenceMail } from '#/platform/mail/mail.ts';
import type { MailText } from '#/platform/mail/mail-messages.ts';

const told = {
  en: 'You received this email because {email} is told about incidents of a station at {brand}. Whoever manages the station can remove the address.',
  zh: '您收到这封邮件，是因为 {email} 会收到 {brand} 上某个电台的事件通知。管理该电台的人员可以移除此地址。',
  fr: 'Vous recevez ce message car {email} est informé des incidents d’une station chez {brand}. La personne qui gère la station peut retirer cette adresse.',
  ja: 'このメールは、{email} が {brand} のステーションのインシデント通知先として登録されているためお送りしています。ステーションの管理者はこのアドレスを削除できます。',
} as const satisfies Readonly<Record<Locale, string>>;

/** The mails about incidents; their facts follow the first paragraph. */
export const silenceMessages: Readonly<Record<Locale, Readonly<Record<SilenceMail['kind'], MailText>>>> = {
  en: {
    silence_started: {
      subject: '{brand}: a station needs you now',
      lead: ['Something is wrong with the stream of {station}.'],
      button: 'Acknowledge or snooze',
      after: 'Further people are told if nobody acknowledges it.',
      why: told.en,
    },
    silence_reminder: {
      subject: '{brand}: a station still needs you',
      lead: ['The stream of {station} is still not as it should be, and nobody has acknowledged it.'],
      button: 'Acknowledge or snooze',
      why: told.en,
    },
    silence_ended: {
      subject: '{brand}: an incident of a station is over',
      lead: ['The stream of {station} is as it should be again.'],
      button: 'Open the station',
      why: told.en,
    },
    silence_test: {
      subject: '{brand}: test of the alarm of a station',
      lead: ['This is a test of the alarm of {station}.'],
      button: 'Open',
      why: told.en,
    },
    silence_confirm: {
      subject: '{brand}: confirm that you want to be told',
      lead: [
        'Someone who manages the station {station} wants us to tell you when it is silent or off air.',
        'Open the link to accept or to decline. Without an answer we will not write again.',
      ],
      button: 'Accept or decline',
      after: 'The link expires in {recipientDays} days.',
      notYou: 'If you do not know the station, decline or ignore this email.',
      why: 'You received this email because someone at {brand} entered the address {email}.',
    },
  },
  zh: {
    silence_started: {
      subject: '{brand}：有电台需要您立即处理',
      lead: ['{station} 的音频流出现问题。'],
      button: '确认或暂停提醒',
      after: '如果无人确认，我们会通知更多人员。',
      why: told.zh,
    },
    silence_reminder: {
      subject: '{brand}：有电台仍需要您处理',
      lead: ['{station} 的音频流仍有问题，而且尚无人确认。'],
      button: '确认或暂停提醒',
      why: told.zh,
    },
    silence_ended: {
      subject: '{brand}：电台事件已结束',
      lead: ['{station} 的音频流已恢复正常。'],
      button: '打开电台',
      why: told.zh,
    },
    silence_test: {
      subject: '{brand}：电台警报测试',
      lead: ['这是 {station} 的警报测试。'],
      button: '打开',
      why: told.zh,
    },
    silence_confirm: {
      subject: '{brand}：请确认是否接收通知',
      lead: [
        '管理电台 {station} 的人员希望在电台静音或未播出时通知您。',
        '请打开链接选择接受或拒绝。如果您不答复，我们不会再次来信。',
      ],
      button: '接受或拒绝',
      after: '链接将在 {recipientDays} 天后失效。',
      notYou: '如果您不了解该电台，请拒绝或忽略此邮件。',
      why: '您收到这封邮件，是因为有人在 {brand} 填写了 {email}。',
    },
  },
  fr: {
    silence_started: {
      subject: '{brand} : une station a besoin de vous',
      lead: ['Le flux de {station} a un problème.'],
      button: 'Prendre en charge ou suspendre',
      after: 'D’autres personnes seront prévenues si personne ne le prend en charge.',
      why: told.fr,
    },
    silence_reminder: {
      subject: '{brand} : une station a toujours besoin de vous',
      lead: ['Le flux de {station} a toujours un problème, et personne ne l’a pris en charge.'],
      button: 'Prendre en charge ou suspendre',
      why: told.fr,
    },
    silence_ended: {
      subject: '{brand} : l’incident d’une station est terminé',
      lead: ['Le flux de {station} est de nouveau normal.'],
      button: 'Ouvrir la station',
      why: told.fr,
    },
    silence_test: {
      subject: '{brand} : essai de l’alarme d’une station',
      lead: ['Ceci est un essai de l’alarme de {station}.'],
      button: 'Ouvrir',
      why: told.fr,
    },
    silence_confirm: {
      subject: '{brand} : acceptez-vous d’être prévenu ?',
      lead: [
        'Une personne qui gère la station {station} souhaite vous prévenir quand elle est silencieuse ou hors antenne.',
        'Ouvrez le lien pour accepter ou refuser. Sans réponse, nous n’écrirons plus.',
      ],
      button: 'Accepter ou refuser',
      after: 'Le lien expire dans {recipientDays} jours.',
      notYou: 'Si vous ne connaissez pas la station, refusez ou ignorez ce message.',
      why: 'Vous recevez ce message car quelqu’un a saisi {email} chez {brand}.',
    },
  },
  ja: {
    silence_started: {
      subject: '{brand}：ステーションで問題が発生しています',
      lead: ['{station} のストリームに問題があります。'],
      button: '確認またはスヌーズ',
      after: '誰も確認しない場合は、ほかの担当者にも通知します。',
      why: told.ja,
    },
    silence_reminder: {
      subject: '{brand}：ステーションの問題が続いています',
      lead: ['{station} のストリームの問題が続いており、まだ誰も確認していません。'],
      button: '確認またはスヌーズ',
      why: told.ja,
    },
    silence_ended: {
      subject: '{brand}：ステーションのインシデントが終了しました',
      lead: ['{station} のストリームは正常に戻りました。'],
      button: 'ステーションを開く',
      why: told.ja,
    },
    silence_test: {
      subject: '{brand}：ステーションのアラームのテスト',
      lead: ['これは {station} のアラームのテストです。'],
      button: '開く',
      why: told.ja,
    },
    silence_confirm: {
      subject: '{brand}：通知の受け取りをご確認ください',
      lead: [
        'ステーション {station} の管理者が、無音や放送休止のときにあなたへ通知したいと考えています。',
        'リンクを開いて、承諾または辞退してください。お返事がない場合、再度お送りすることはありません。',
      ],
      button: '承諾または辞退',
      after: 'リンクの有効期限は {recipientDays} 日です。',
      notYou: 'ステーションに心当たりがなければ、辞退するか、このメールを無視してください。',
      why: 'このメールは、{brand} で {email} が入力されたためお送りしています。',
    },
  },
};
