import type { Locale } from '@unmuted/api/contract';
import type { MailTexts } from '#/platform/mail/mail-messages.ts';

type Kind = 'skill_changes_requested' | 'skill_rejected' | 'skill_live' | 'skill_suspended';

/** The messages of the mails about Alexa skills. */
export const skillMessages: Readonly<Record<Locale, Pick<MailTexts['kinds'], Kind>>> = {
  en: {
    skill_changes_requested: {
      subject: '{brand}: please change the skill {skill}',
      lead: ['We looked at the skill {skill} and ask you to change something before we send it to Amazon:'],
      button: 'Open the skill',
      why: 'You received this email because you manage the skill {skill} of the {brand} account {email}. You can turn such emails off in your account, under notifications.',
    },
    skill_rejected: {
      subject: '{brand}: Amazon rejected the skill {skill}',
      lead: ['Amazon did not certify the skill {skill}. The reason:'],
      button: 'See what to change',
      why: 'You received this email because you manage the skill {skill} of the {brand} account {email}. You can turn such emails off in your account, under notifications.',
    },
    skill_live: {
      subject: '{brand}: the skill {skill} is live',
      lead: ['Amazon certified the skill {skill}. Listeners can use it now.'],
      button: 'Open the skill',
      why: 'You received this email because you manage the skill {skill} of the {brand} account {email}. You can turn such emails off in your account, under notifications.',
    },
    skill_suspended: {
      subject: '{brand}: the skill {skill} is suspended',
      lead: ['We suspended the skill {skill}: it tells listeners that it is not available. The reason:'],
      button: 'Open the skill',
      why: 'You received this email because you manage the skill {skill} of the {brand} account {email}. You can turn such emails off in your account, under notifications.',
    },
  },
  fr: {
    skill_changes_requested: {
      subject: '{brand} : modifications demandées pour la skill {skill}',
      lead: [
        'Nous avons examiné la skill {skill} et vous demandons une modification avant son envoi à Amazon :',
      ],
      button: 'Ouvrir la skill',
      why: 'Vous recevez ce message car vous gérez la skill {skill} du compte {brand} {email}. Vous pouvez désactiver ces messages dans votre compte, sous « Notifications ».',
    },
    skill_rejected: {
      subject: '{brand} : Amazon a refusé la skill {skill}',
      lead: ['Amazon n’a pas certifié la skill {skill}. Motif :'],
      button: 'Voir ce qu’il faut modifier',
      why: 'Vous recevez ce message car vous gérez la skill {skill} du compte {brand} {email}. Vous pouvez désactiver ces messages dans votre compte, sous « Notifications ».',
    },
    skill_live: {
      subject: '{brand} : la skill {skill} est en ligne',
      lead: ['Amazon a certifié la skill {skill}. Les auditeurs peuvent désormais l’utiliser.'],
      button: 'Ouvrir la skill',
      why: 'Vous recevez ce message car vous gérez la skill {skill} du compte {brand} {email}. Vous pouvez désactiver ces messages dans votre compte, sous « Notifications ».',
    },
    skill_suspended: {
      subject: '{brand} : la skill {skill} est suspendue',
      lead: [
        'Nous avons suspendu la skill {skill} : elle indique aux auditeurs qu’elle n’est pas disponible. Motif :',
      ],
      button: 'Ouvrir la skill',
      why: 'Vous recevez ce message car vous gérez la skill {skill} du compte {brand} {email}. Vous pouvez désactiver ces messages dans votre compte, sous « Notifications ».',
    },
  },
  zh: {
    skill_changes_requested: {
      subject: '{brand}：请修改技能 {skill}',
      lead: ['我们审核了技能 {skill}，在提交给亚马逊之前，请您修改以下内容：'],
      button: '打开技能',
      why: '您收到这封邮件，是因为您管理 {brand} 账户 {email} 的技能 {skill}。您可以在账户的“通知”中关闭此类邮件。',
    },
    skill_rejected: {
      subject: '{brand}：亚马逊拒绝了技能 {skill}',
      lead: ['亚马逊未通过技能 {skill} 的认证。原因：'],
      button: '查看需要修改的内容',
      why: '您收到这封邮件，是因为您管理 {brand} 账户 {email} 的技能 {skill}。您可以在账户的“通知”中关闭此类邮件。',
    },
    skill_live: {
      subject: '{brand}：技能 {skill} 已上线',
      lead: ['亚马逊已通过技能 {skill} 的认证，听众现在可以使用。'],
      button: '打开技能',
      why: '您收到这封邮件，是因为您管理 {brand} 账户 {email} 的技能 {skill}。您可以在账户的“通知”中关闭此类邮件。',
    },
    skill_suspended: {
      subject: '{brand}：技能 {skill} 已被停用',
      lead: ['我们已停用技能 {skill}：它会告诉听众暂时无法使用。原因：'],
      button: '打开技能',
      why: '您收到这封邮件，是因为您管理 {brand} 账户 {email} 的技能 {skill}。您可以在账户的“通知”中关闭此类邮件。',
    },
  },
  ja: {
    skill_changes_requested: {
      subject: '{brand}：スキル {skill} の修正をお願いします',
      lead: ['スキル {skill} を確認しました。Amazonに申請する前に、次の点を修正してください：'],
      button: 'スキルを開く',
      why: 'このメールは、{brand} アカウント {email} のスキル {skill} を管理されているためお送りしています。配信はアカウントの「通知」で停止できます。',
    },
    skill_rejected: {
      subject: '{brand}：スキル {skill} がAmazonに却下されました',
      lead: ['スキル {skill} はAmazonの認定を通過しませんでした。理由：'],
      button: '修正点を見る',
      why: 'このメールは、{brand} アカウント {email} のスキル {skill} を管理されているためお送りしています。配信はアカウントの「通知」で停止できます。',
    },
    skill_live: {
      subject: '{brand}：スキル {skill} が公開されました',
      lead: ['スキル {skill} がAmazonの認定を通過し、リスナーが利用できるようになりました。'],
      button: 'スキルを開く',
      why: 'このメールは、{brand} アカウント {email} のスキル {skill} を管理されているためお送りしています。配信はアカウントの「通知」で停止できます。',
    },
    skill_suspended: {
      subject: '{brand}：スキル {skill} が停止されました',
      lead: ['スキル {skill} を停止しました。リスナーには利用できないことが伝えられます。理由：'],
      button: 'スキルを開く',
      why: 'このメールは、{brand} アカウント {email} のスキル {skill} を管理されているためお送りしています。配信はアカウントの「通知」で停止できます。',
    },
  },
};
