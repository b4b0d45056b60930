import type { Locale } from '@unmuted/api/contract';

/** Texts of the unsubscribe page; `{cast}` is a placeholder. */
export interface UnsubscribeTexts {
  readonly question: string;
  readonly effect: string;
  readonly button: string;
  readonly done: string;
  readonly again: string;
  readonly gone: string;
  readonly goneText: string;
}

export const unsubscribeTexts: Readonly<Record<Locale, UnsubscribeTexts>> = {
  en: {
    question: 'Stop the mails with the statistics of {cast}?',
    effect: 'Neither the weekly nor the monthly mail is sent any more. Nothing else changes.',
    button: 'Stop the mails',
    done: 'The mails are stopped',
    again: 'You can turn them on again in the statistics of {cast}.',
    gone: 'This link does not hold',
    goneText: 'It may have been cut off on its way. Use the whole link of the latest mail.',
  },
  zh: {
    question: '停止发送 {cast} 的统计邮件？',
    effect: '每周和每月的邮件都将不再发送，其他设置保持不变。',
    button: '停止发送',
    done: '已停止发送统计邮件',
    again: '您可以随时在 {cast} 的统计页面重新开启。',
    gone: '此链接无效',
    goneText: '链接可能不完整。请使用最近一封邮件中的完整链接。',
  },
  fr: {
    question: 'Ne plus recevoir les statistiques de {cast} par e-mail\u202f?',
    effect: 'Ni le message hebdomadaire ni le message mensuel ne seront envoyés. Rien d’autre ne change.',
    button: 'Ne plus les recevoir',
    done: 'Ces messages ne seront plus envoyés',
    again: 'Vous pouvez les réactiver dans les statistiques de {cast}.',
    gone: 'Ce lien n’est pas valable',
    goneText: 'Il a peut-être été tronqué. Utilisez le lien complet du dernier message.',
  },
  ja: {
    question: '{cast} の統計メールの配信を停止しますか？',
    effect: '毎週と毎月のメールはどちらも送られなくなります。ほかの設定は変わりません。',
    button: '配信を停止する',
    done: '配信を停止しました',
    again: '{cast} の統計の画面から、いつでも再開できます。',
    gone: 'このリンクは無効です',
    goneText: 'リンクが途中で切れている可能性があります。最新のメールのリンクをそのままお使いください。',
  },
};
