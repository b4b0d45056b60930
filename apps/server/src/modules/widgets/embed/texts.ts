import type { Locale } from '@unmuted/api/contract';

/** Texts that the server renders in place of a widget; all others are in apps/embed. */
interface EmbedTexts {
  readonly gone: string;
  readonly notHere: string;
  readonly noScript: string;
}

export const embedTexts: Readonly<Record<Locale, EmbedTexts>> = {
  en: {
    gone: 'This player is no longer available.',
    notHere: 'This player may not be shown on this site.',
    noScript: 'This player needs JavaScript.',
  },
  fr: {
    gone: 'Ce lecteur n’est plus disponible.',
    notHere: 'Ce lecteur ne peut pas être affiché sur ce site.',
    noScript: 'Ce lecteur nécessite JavaScript.',
  },
  zh: {
    gone: '此播放器已不可用。',
    notHere: '此播放器不允许在本网站上显示。',
    noScript: '此播放器需要 JavaScript。',
  },
  ja: {
    gone: 'このプレーヤーはご利用いただけなくなりました。',
    notHere: 'このプレーヤーはこのサイトでは表示できません。',
    noScript: 'このプレーヤーには JavaScript が必要です。',
  },
};
