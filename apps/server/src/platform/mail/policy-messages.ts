import type { Locale } from '@unmuted/api/contract';
import type { PolicyMail } from '#/platform/mail/mail.ts';
import type { MailText } from '#/platform/mail/mail-messages.ts';

const told = {
  en: 'You received this email because {email} is told about incidents by a policy of the team at {brand}. The team can remove the address.',
  zh: '您收到这封邮件，是因为 {email} 是 {brand} 团队某条通知策略的接收地址。团队成员可以移除此地址。',
  fr: 'Vous recevez ce message car {email} est informé des incidents par une règle de l’équipe de {brand}. L’équipe peut retirer cette adresse.',
  ja: 'このメールは、{email} が {brand} のチームの通知ポリシーに登録されているためお送りしています。チームはこのアドレスを削除できます。',
} as const satisfies Readonly<Record<Locale, string>>;

/** The mails of policies of the team, instead of those of stations; facts follow the first paragraph. */
export const policyMessages: Readonly<Record<Locale, Readonly<Record<PolicyMail['kind'], MailText>>>> = {
  en: {
    silence_started: {
      subject: '{brand}: all stations of a policy are affected',
      lead: ['All stations of the policy “{policy}” have an incident.'],
      button: 'Acknowledge or snooze',
      after: 'Further people are told if nobody acknowledges it.',
      why: told.en,
    },
    silence_ended: {
      subject: '{brand}: no longer all stations of a policy are affected',
      lead: ['At least one station of the policy “{policy}” is as it should be again.'],
      button: 'Open the station',
      why: told.en,
    },
    silence_test: {
      subject: '{brand}: test of a policy',
      lead: ['This is a test of the policy “{policy}”.'],
      button: 'Open',
      why: told.en,
    },
    silence_confirm: {
      subject: '{brand}: confirm that you want to be told',
      lead: [
        'The team of {brand} wants us to tell you about incidents of stations, by the policy “{policy}”.',
        'Open the link to accept or to decline. Without an answer we will not write again.',
      ],
      button: 'Accept or decline',
      after: 'The link expires in {recipientDays} days.',
      notYou: 'If you do not know {brand}, decline or ignore this email.',
      why: 'You received this email because someone at {brand} entered the address {email}.',
    },
  },
  zh: {
    silence_started: {
      subject: '{brand}：某条策略的所有电台都受影响',
      lead: ['策略“{policy}”的所有电台都发生了事件。'],
      button: '确认或暂停提醒',
      after: '如果无人确认，我们会通知更多人员。',
      why: told.zh,
    },
    silence_ended: {
      subject: '{brand}：某条策略的电台已部分恢复',
      lead: ['策略“{policy}”至少有一个电台已恢复正常。'],
      button: '打开电台',
      why: told.zh,
    },
    silence_test: {
      subject: '{brand}：策略测试',
      lead: ['这是策略“{policy}”的测试。'],
      button: '打开',
      why: told.zh,
    },
    silence_confirm: {
      subject: '{brand}：请确认是否接收通知',
      lead: [
        '{brand} 团队希望按策略“{policy}”向您通知电台事件。',
        '请打开链接选择接受或拒绝。如果您不答复，我们不会再次来信。',
      ],
      button: '接受或拒绝',
      after: '链接将在 {recipientDays} 天后失效。',
      notYou: '如果您不了解 {brand}，请拒绝或忽略此邮件。',
      why: '您收到这封邮件，是因为有人在 {brand} 填写了 {email}。',
    },
  },
  fr: {
    silence_started: {
      subject: '{brand} : toutes les stations d’une règle sont touchées',
      lead: ['Toutes les stations de la règle « {policy} » ont un incident.'],
      button: 'Prendre en charge ou suspendre',
      after: 'D’autres personnes seront prévenues si personne ne le prend en charge.',
      why: told.fr,
    },
    silence_ended: {
      subject: '{brand} : les stations d’une règle ne sont plus toutes touchées',
      lead: ['Au moins une station de la règle « {policy} » fonctionne de nouveau normalement.'],
      button: 'Ouvrir la station',
      why: told.fr,
    },
    silence_test: {
      subject: '{brand} : essai d’une règle',
      lead: ['Ceci est un essai de la règle « {policy} ».'],
      button: 'Ouvrir',
      why: told.fr,
    },
    silence_confirm: {
      subject: '{brand} : acceptez-vous d’être prévenu ?',
      lead: [
        'L’équipe de {brand} souhaite vous prévenir des incidents de stations, selon la règle « {policy} ».',
        'Ouvrez le lien pour accepter ou refuser. Sans réponse, nous n’écrirons plus.',
      ],
      button: 'Accepter ou refuser',
      after: 'Le lien expire dans {recipientDays} jours.',
      notYou: 'Si vous ne connaissez pas {brand}, refusez ou ignorez ce message.',
      why: 'Vous recevez ce message car quelqu’un a saisi {email} chez {brand}.',
    },
  },
  ja: {
    silence_started: {
      subject: '{brand}：ポリシーのすべてのステーションで問題が発生しています',
      lead: ['ポリシー「{policy}」のすべてのステーションでインシデントが発生しています。'],
      button: '確認またはスヌーズ',
      after: '誰も確認しない場合は、ほかの担当者にも通知します。',
      why: told.ja,
    },
    silence_ended: {
      subject: '{brand}：ポリシーのステーションが一部復旧しました',
      lead: ['ポリシー「{policy}」の少なくとも 1 つのステーションが正常に戻りました。'],
      button: 'ステーションを開く',
      why: told.ja,
    },
    silence_test: {
      subject: '{brand}：ポリシーのテスト',
      lead: ['これはポリシー「{policy}」のテストです。'],
      button: '開く',
      why: told.ja,
    },
    silence_confirm: {
      subject: '{brand}：通知の受け取りをご確認ください',
      lead: [
        '{brand} のチームが、ポリシー「{policy}」によりステーションのインシデントをあなたへ通知したいと考えています。',
        'リンクを開いて、承諾または辞退してください。お返事がない場合、再度お送りすることはありません。',
      ],
      button: '承諾または辞退',
      after: 'リンクの有効期限は {recipientDays} 日です。',
      notYou: '{brand} に心当たりがなければ、辞退するか、このメールを無視してください。',
      why: 'このメールは、{brand} で {email} が入力されたためお送りしています。',
    },
  },
};
