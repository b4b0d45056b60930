import type { Locale } from '@unmuted/api/contract';
import type { MailTexts } from '#/platform/mail/mail-messages.ts';

/** The messages of the mails about one-page sites. */
export const siteMessages: Readonly<
  Record<Locale, Pick<MailTexts['kinds'], 'site_taken_down' | 'site_message'>>
> = {
  en: {
    site_taken_down: {
      subject: '{brand}: the site {site} was taken down',
      lead: [
        'We took the site {site} down: visitors see that it is not available. You can still change its draft. The reason:',
      ],
      button: 'Open the site',
      why: 'You received this email because you manage the site {site} of the {brand} account {email}. You can turn such emails off in your account, under notifications.',
    },
    site_message: {
      subject: '{brand}: new messages from the site {site}',
      lead: [
        'Visitors of the site {site} sent you something by its forms. Requests and messages are in your dashboard, where you can also answer.',
        'Unread now: {unread}.',
      ],
      button: 'Read the messages',
      why: 'You received this email because you read the messages of the site {site} of the {brand} account {email}. You can turn such emails off in your account, under notifications.',
    },
  },
  fr: {
    site_taken_down: {
      subject: '{brand} : le site {site} a été retiré',
      lead: [
        'Nous avons retiré le site {site} : les visiteurs voient qu’il n’est pas disponible. Vous pouvez toujours modifier son brouillon. Motif :',
      ],
      button: 'Ouvrir le site',
      why: 'Vous recevez ce message car vous gérez le site {site} du compte {brand} {email}. Vous pouvez désactiver ces messages dans votre compte, sous « Notifications ».',
    },
    site_message: {
      subject: '{brand} : nouveaux messages du site {site}',
      lead: [
        'Des visiteurs du site {site} vous ont écrit par ses formulaires. Les demandes et les messages se trouvent dans votre tableau de bord, où vous pouvez aussi répondre.',
        'Non lus à présent : {unread}.',
      ],
      button: 'Lire les messages',
      why: 'Vous recevez ce message car vous lisez les messages du site {site} du compte {brand} {email}. Vous pouvez désactiver ces messages dans votre compte, sous « Notifications ».',
    },
  },
  zh: {
    site_taken_down: {
      subject: '{brand}：网站 {site} 已被下线',
      lead: ['我们已将网站 {site} 下线：访客会看到该网站不可用。您仍可修改其草稿。原因：'],
      button: '打开网站',
      why: '您收到这封邮件，是因为您管理 {brand} 账户 {email} 的网站 {site}。您可以在账户的“通知”中关闭此类邮件。',
    },
    site_message: {
      subject: '{brand}：网站 {site} 有新留言',
      lead: [
        '网站 {site} 的访客通过表单给您留了言。点歌和留言都在控制台中，您也可以在那里回复。',
        '目前未读：{unread} 条。',
      ],
      button: '查看留言',
      why: '您收到这封邮件，是因为您查看 {brand} 账户 {email} 的网站 {site} 的留言。您可以在账户的“通知”中关闭此类邮件。',
    },
  },
  ja: {
    site_taken_down: {
      subject: '{brand}：サイト {site} が公開停止されました',
      lead: [
        'サイト {site} を公開停止しました。訪問者には利用できないことが表示されます。下書きは引き続き編集できます。理由：',
      ],
      button: 'サイトを開く',
      why: 'このメールは、{brand} アカウント {email} のサイト {site} を管理されているためお送りしています。配信はアカウントの「通知」で停止できます。',
    },
    site_message: {
      subject: '{brand}：サイト {site} に新しいメッセージがあります',
      lead: [
        'サイト {site} の訪問者がフォームからメッセージを送信しました。リクエストとメッセージはダッシュボードで確認し、返信できます。',
        '現在の未読：{unread} 件。',
      ],
      button: 'メッセージを読む',
      why: 'このメールは、{brand} アカウント {email} のサイト {site} のメッセージを受け取る設定になっているためお送りしています。配信はアカウントの「通知」で停止できます。',
    },
  },
};
