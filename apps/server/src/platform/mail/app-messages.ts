import type { Locale } from '@unmuted/api/contract';
import type { MailTexts } from '#/platform/mail/mail-messages.ts';

type Kind = 'app_changes_requested' | 'app_rejected' | 'app_live' | 'app_removed' | 'app_on_hold';

/** The messages of the mails about mobile apps. */
export const appMessages: Readonly<Record<Locale, Pick<MailTexts['kinds'], Kind>>> = {
  en: {
    app_changes_requested: {
      subject: '{brand}: please change the app {app}',
      lead: ['We looked at the app {app} and ask you to change something before we build it:'],
      button: 'Open the app',
      why: 'You received this email because you manage the app {app} of the {brand} account {email}. You can turn such emails off in your account, under notifications.',
    },
    app_rejected: {
      subject: '{brand}: the store rejected the app {app}',
      lead: ['The store did not accept the app {app}. The reason:'],
      button: 'See what to change',
      why: 'You received this email because you manage the app {app} of the {brand} account {email}. You can turn such emails off in your account, under notifications.',
    },
    app_live: {
      subject: '{brand}: the app {app} is in its store',
      lead: ['The app {app} is in its store. Listeners can install it now.'],
      button: 'Open the app',
      why: 'You received this email because you manage the app {app} of the {brand} account {email}. You can turn such emails off in your account, under notifications.',
    },
    app_removed: {
      subject: '{brand}: the store removed the app {app}',
      lead: ['The store removed the app {app}. Listeners who have it can keep using it. The reason:'],
      button: 'See what to do',
      why: 'You received this email because you manage the app {app} of the {brand} account {email}. You can turn such emails off in your account, under notifications.',
    },
    app_on_hold: {
      subject: '{brand}: the app {app} is on hold',
      lead: ['We put the app {app} on hold. The reason:'],
      button: 'Open the app',
      why: 'You received this email because you manage the app {app} of the {brand} account {email}. You can turn such emails off in your account, under notifications.',
    },
  },
  fr: {
    app_changes_requested: {
      subject: '{brand} : modifications demandées pour l’application {app}',
      lead: [
        'Nous avons examiné l’application {app} et vous demandons une modification avant de la compiler :',
      ],
      button: 'Ouvrir l’application',
      why: 'Vous recevez ce message car vous gérez l’application {app} du compte {brand} {email}. Vous pouvez désactiver ces messages dans votre compte, sous « Notifications ».',
    },
    app_rejected: {
      subject: '{brand} : la boutique a refusé l’application {app}',
      lead: ['La boutique n’a pas accepté l’application {app}. Motif :'],
      button: 'Voir ce qu’il faut modifier',
      why: 'Vous recevez ce message car vous gérez l’application {app} du compte {brand} {email}. Vous pouvez désactiver ces messages dans votre compte, sous « Notifications ».',
    },
    app_live: {
      subject: '{brand} : l’application {app} est en boutique',
      lead: ['L’application {app} est en boutique. Les auditeurs peuvent désormais l’installer.'],
      button: 'Ouvrir l’application',
      why: 'Vous recevez ce message car vous gérez l’application {app} du compte {brand} {email}. Vous pouvez désactiver ces messages dans votre compte, sous « Notifications ».',
    },
    app_removed: {
      subject: '{brand} : la boutique a retiré l’application {app}',
      lead: [
        'La boutique a retiré l’application {app}. Les auditeurs qui l’ont installée peuvent continuer à l’utiliser. Motif :',
      ],
      button: 'Voir ce qu’il faut faire',
      why: 'Vous recevez ce message car vous gérez l’application {app} du compte {brand} {email}. Vous pouvez désactiver ces messages dans votre compte, sous « Notifications ».',
    },
    app_on_hold: {
      subject: '{brand} : l’application {app} est en attente',
      lead: ['Nous avons mis l’application {app} en attente. Motif :'],
      button: 'Ouvrir l’application',
      why: 'Vous recevez ce message car vous gérez l’application {app} du compte {brand} {email}. Vous pouvez désactiver ces messages dans votre compte, sous « Notifications ».',
    },
  },
  zh: {
    app_changes_requested: {
      subject: '{brand}：请修改应用 {app}',
      lead: ['我们审核了应用 {app}，在构建之前，请您修改以下内容：'],
      button: '打开应用',
      why: '您收到这封邮件，是因为您管理 {brand} 账户 {email} 的应用 {app}。您可以在账户的“通知”中关闭此类邮件。',
    },
    app_rejected: {
      subject: '{brand}：应用商店拒绝了应用 {app}',
      lead: ['应用商店未通过应用 {app} 的审核。原因：'],
      button: '查看需要修改的内容',
      why: '您收到这封邮件，是因为您管理 {brand} 账户 {email} 的应用 {app}。您可以在账户的“通知”中关闭此类邮件。',
    },
    app_live: {
      subject: '{brand}：应用 {app} 已上架',
      lead: ['应用 {app} 已上架，听众现在可以安装。'],
      button: '打开应用',
      why: '您收到这封邮件，是因为您管理 {brand} 账户 {email} 的应用 {app}。您可以在账户的“通知”中关闭此类邮件。',
    },
    app_removed: {
      subject: '{brand}：应用商店已下架应用 {app}',
      lead: ['应用商店已下架应用 {app}。已安装的听众仍可继续使用。原因：'],
      button: '查看处理办法',
      why: '您收到这封邮件，是因为您管理 {brand} 账户 {email} 的应用 {app}。您可以在账户的“通知”中关闭此类邮件。',
    },
    app_on_hold: {
      subject: '{brand}：应用 {app} 已被搁置',
      lead: ['我们已搁置应用 {app}。原因：'],
      button: '打开应用',
      why: '您收到这封邮件，是因为您管理 {brand} 账户 {email} 的应用 {app}。您可以在账户的“通知”中关闭此类邮件。',
    },
  },
  ja: {
    app_changes_requested: {
      subject: '{brand}：アプリ {app} の修正をお願いします',
      lead: ['アプリ {app} を確認しました。ビルドする前に、次の点を修正してください：'],
      button: 'アプリを開く',
      why: 'このメールは、{brand} アカウント {email} のアプリ {app} を管理されているためお送りしています。配信はアカウントの「通知」で停止できます。',
    },
    app_rejected: {
      subject: '{brand}：アプリ {app} がストアに却下されました',
      lead: ['アプリ {app} はストアの審査を通過しませんでした。理由：'],
      button: '修正点を見る',
      why: 'このメールは、{brand} アカウント {email} のアプリ {app} を管理されているためお送りしています。配信はアカウントの「通知」で停止できます。',
    },
    app_live: {
      subject: '{brand}：アプリ {app} がストアに公開されました',
      lead: ['アプリ {app} がストアに公開され、リスナーがインストールできるようになりました。'],
      button: 'アプリを開く',
      why: 'このメールは、{brand} アカウント {email} のアプリ {app} を管理されているためお送りしています。配信はアカウントの「通知」で停止できます。',
    },
    app_removed: {
      subject: '{brand}：アプリ {app} がストアから削除されました',
      lead: [
        'アプリ {app} がストアから削除されました。インストール済みのリスナーは引き続き利用できます。理由：',
      ],
      button: '対応方法を見る',
      why: 'このメールは、{brand} アカウント {email} のアプリ {app} を管理されているためお送りしています。配信はアカウントの「通知」で停止できます。',
    },
    app_on_hold: {
      subject: '{brand}：アプリ {app} を保留にしました',
      lead: ['アプリ {app} を保留にしました。理由：'],
      button: 'アプリを開く',
      why: 'このメールは、{brand} アカウント {email} のアプリ {app} を管理されているためお送りしています。配信はアカウントの「通知」で停止できます。',
    },
  },
};
