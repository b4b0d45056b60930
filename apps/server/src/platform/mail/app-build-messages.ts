import type { Locale } from '@unmuted/api/contract';
import type { SigningPart } from '#/platform/mail/mail.ts';
import type { MailTexts } from '#/platform/mail/mail-messages.ts';

type Kind = 'app_ready' | 'build_failed' | 'app_signing_expires' | 'signing_expires';

/** What expires, as `{part}` in the messages. */
export const signingParts: Readonly<Record<Locale, Readonly<Record<SigningPart, string>>>> = {
  en: { certificate: 'certificate', profile: 'provisioning profile', keystore: 'keystore' },
  fr: {
    certificate: 'certificat',
    profile: 'profil d’approvisionnement',
    keystore: 'magasin de clés',
  },
  zh: { certificate: '证书', profile: '描述文件', keystore: '密钥库' },
  ja: { certificate: '証明書', profile: 'プロビジョニングプロファイル', keystore: 'キーストア' },
};

/** The messages of the mails about builds of apps, and about what signs them. */
export const appBuildMessages: Readonly<Record<Locale, Pick<MailTexts['kinds'], Kind>>> = {
  en: {
    app_ready: {
      subject: '{brand}: the app {app} is ready to test',
      lead: ['Version {version} of the app {app} is built. You can test it before we send it to the store.'],
      button: 'Open the app',
      why: 'You received this email because you manage the app {app} of the {brand} account {email}. You can turn such emails off in your account, under notifications.',
    },
    build_failed: {
      subject: '{brand}: a build of {app} failed',
      lead: ['The build of version {version} of the app {app} failed. Its log says why.'],
      button: 'Open the builds',
      why: 'You received this email because you are on the {brand} team with {email}.',
    },
    app_signing_expires: {
      subject: '{brand}: the {part} of {app} expires',
      lead: [
        'The {part} that signs the app {app} expires on {date}. Days left: {daysLeft}.',
        'Listeners can keep using the app. A new version needs a new {part}: we take care of it, and ask you if the developer account is yours.',
      ],
      button: 'Open the app',
      why: 'You received this email because you manage the app {app} of the {brand} account {email}. You can turn such emails off in your account, under notifications.',
    },
    signing_expires: {
      subject: '{brand}: a {part} expires, {daysLeft} d left',
      lead: [
        'The {part} of “{reference}” expires on {date}. Days left: {daysLeft}. Replace it before then, or these apps get no new versions:',
      ],
      button: 'Open the signing page',
      why: 'You received this email because you may replace what signs apps, on the {brand} team with {email}.',
    },
  },
  fr: {
    app_ready: {
      subject: '{brand} : l’application {app} est prête à être testée',
      lead: [
        'La version {version} de l’application {app} est compilée. Vous pouvez la tester avant que nous l’envoyions à la boutique.',
      ],
      button: 'Ouvrir l’application',
      why: 'Vous recevez ce message car vous gérez l’application {app} du compte {brand} {email}. Vous pouvez désactiver ces messages dans votre compte, sous « Notifications ».',
    },
    build_failed: {
      subject: '{brand} : échec de la compilation de {app}',
      lead: [
        'La compilation de la version {version} de l’application {app} a échoué. Son journal indique pourquoi.',
      ],
      button: 'Ouvrir les compilations',
      why: 'Vous recevez ce message car vous faites partie de l’équipe {brand} avec l’adresse {email}.',
    },
    app_signing_expires: {
      subject: '{brand} : la signature de {app} expire bientôt',
      lead: [
        'Pour signer l’application {app}, nous utilisons un {part} qui expire le {date}. Jours restants : {daysLeft}.',
        'Les auditeurs peuvent continuer à utiliser l’application. Une nouvelle version demande un nouveau {part} : nous nous en occupons, et nous vous contacterons si le compte de développeur est le vôtre.',
      ],
      button: 'Ouvrir l’application',
      why: 'Vous recevez ce message car vous gérez l’application {app} du compte {brand} {email}. Vous pouvez désactiver ces messages dans votre compte, sous « Notifications ».',
    },
    signing_expires: {
      subject: '{brand} : un {part} expire dans {daysLeft} j',
      lead: [
        'Le {part} de « {reference} » expire le {date}. Jours restants : {daysLeft}. Remplacez-le avant cette date, sinon ces applications n’auront plus de nouvelles versions :',
      ],
      button: 'Ouvrir la page des signatures',
      why: 'Vous recevez ce message car vous pouvez remplacer ce qui signe les applications, dans l’équipe {brand} avec l’adresse {email}.',
    },
  },
  zh: {
    app_ready: {
      subject: '{brand}：应用 {app} 可以测试了',
      lead: ['应用 {app} 的 {version} 版已构建完成。在我们提交到应用商店之前，您可以先进行测试。'],
      button: '打开应用',
      why: '您收到这封邮件，是因为您管理 {brand} 账户 {email} 的应用 {app}。您可以在账户的“通知”中关闭此类邮件。',
    },
    build_failed: {
      subject: '{brand}：{app} 构建失败',
      lead: ['应用 {app} 的 {version} 版构建失败，原因见构建日志。'],
      button: '查看构建',
      why: '您收到这封邮件，是因为您以 {email} 加入了 {brand} 团队。',
    },
    app_signing_expires: {
      subject: '{brand}：应用 {app} 的{part}即将到期',
      lead: [
        '应用 {app} 签名所用的{part}将于 {date} 到期。剩余天数：{daysLeft}。',
        '听众仍可继续使用该应用，但发布新版本需要新的{part}。我们会负责更换；如果开发者账户属于您，我们会与您联系。',
      ],
      button: '打开应用',
      why: '您收到这封邮件，是因为您管理 {brand} 账户 {email} 的应用 {app}。您可以在账户的“通知”中关闭此类邮件。',
    },
    signing_expires: {
      subject: '{brand}：{part}即将到期，剩余 {daysLeft} 天',
      lead: [
        '“{reference}”的{part}将于 {date} 到期。剩余天数：{daysLeft}。请在此之前更换，否则以下应用将无法发布新版本：',
      ],
      button: '打开签名页面',
      why: '您收到这封邮件，是因为您以 {email} 加入了 {brand} 团队，并且可以更换应用的签名凭据。',
    },
  },
  ja: {
    app_ready: {
      subject: '{brand}：アプリ {app} をテストできます',
      lead: [
        'アプリ {app} のバージョン {version} のビルドが完了しました。ストアに提出する前にテストしていただけます。',
      ],
      button: 'アプリを開く',
      why: 'このメールは、{brand} アカウント {email} のアプリ {app} を管理されているためお送りしています。配信はアカウントの「通知」で停止できます。',
    },
    build_failed: {
      subject: '{brand}：{app} のビルドに失敗しました',
      lead: ['アプリ {app} のバージョン {version} のビルドに失敗しました。原因はログで確認できます。'],
      button: 'ビルドを開く',
      why: 'このメールは、{brand} のスタッフ {email} としてお送りしています。',
    },
    app_signing_expires: {
      subject: '{brand}：{app} の{part}の期限が近づいています',
      lead: [
        'アプリ {app} の署名に使う{part}は {date} に期限が切れます。残り日数：{daysLeft} 日。',
        'リスナーは引き続きアプリを利用できますが、新しいバージョンの公開には新しい{part}が必要です。更新は当社で行います。デベロッパーアカウントがお客様のものである場合は、あらためてご連絡します。',
      ],
      button: 'アプリを開く',
      why: 'このメールは、{brand} アカウント {email} のアプリ {app} を管理されているためお送りしています。配信はアカウントの「通知」で停止できます。',
    },
    signing_expires: {
      subject: '{brand}：{part}の期限まで残り {daysLeft} 日',
      lead: [
        '「{reference}」の{part}は {date} に期限が切れます。残り日数：{daysLeft} 日。それまでに更新しないと、次のアプリは新しいバージョンを公開できなくなります：',
      ],
      button: '署名のページを開く',
      why: 'このメールは、{brand} のスタッフ {email} として、アプリの署名情報を更新できる方にお送りしています。',
    },
  },
};
