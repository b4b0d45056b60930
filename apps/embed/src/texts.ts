import type { Locale } from '@unmuted/api';

/**
 * All messages of a widget. Small enough to include in the bundle, which avoids a second request
 * before the first render.
 */
export interface Texts {
  readonly play: (name: string) => string;
  readonly stop: string;
  readonly volume: string;
  readonly mute: string;
  readonly unmute: string;
  readonly loading: string;
  readonly connecting: string;
  readonly playing: string;
  readonly ready: string;
  readonly onAir: string;
  readonly offAir: string;
  readonly unknown: string;
  readonly offAirDetail: string;
  readonly blocked: string;
  readonly suspended: string;
  readonly full: string;
  readonly unreachable: string;
  readonly interrupted: string;
  readonly insecure: string;
  readonly openStream: string;
  readonly gone: string;
  readonly notLoaded: string;
  readonly noTitle: string;
  readonly noSongs: string;
  readonly songs: string;
  readonly streams: string;
  readonly noStreams: string;
  readonly listeners: (count: number, shown: string) => string;
  readonly noCount: string;
  readonly buttons: Readonly<Record<'site' | 'facebook' | 'instagram' | 'x' | 'whatsapp', string>>;
}

const brands = { facebook: 'Facebook', instagram: 'Instagram', x: 'X', whatsapp: 'WhatsApp' } as const;

export const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    play: (name) => `Listen to ${name}`,
    stop: 'Stop',
    volume: 'Volume',
    mute: 'Mute',
    unmute: 'Unmute',
    loading: 'Loading',
    connecting: 'Connecting…',
    playing: 'Playing',
    ready: 'Live radio',
    onAir: 'On air',
    offAir: 'Off air',
    unknown: 'Unknown',
    offAirDetail: 'Off air right now. Check back later.',
    blocked: 'This stream isn’t available in your country.',
    suspended: 'This station is currently unavailable.',
    full: 'The listener limit has been reached. Try again later.',
    unreachable: 'Can’t reach the station right now.',
    interrupted: 'Playback was interrupted. Retrying…',
    insecure: 'Your browser can’t play this stream on a secure page.',
    openStream: 'Open stream',
    gone: 'This player is no longer available.',
    notLoaded: 'Couldn’t load the player. Retrying…',
    noTitle: 'No title',
    noSongs: 'No songs yet.',
    songs: 'Recent songs',
    streams: 'Streams',
    noStreams: 'No streams available.',
    listeners: (count, shown) => (count === 1 ? `${shown} listener` : `${shown} listeners`),
    noCount: 'Listeners: unknown',
    buttons: { site: 'Website', ...brands },
  },
  fr: {
    play: (name) => `Écouter ${name}`,
    stop: 'Arrêter',
    volume: 'Volume',
    mute: 'Couper le son',
    unmute: 'Rétablir le son',
    loading: 'Chargement',
    connecting: 'Connexion…',
    playing: 'En lecture',
    ready: 'Radio en direct',
    onAir: 'À l’antenne',
    offAir: 'Hors antenne',
    unknown: 'Inconnu',
    offAirDetail: 'Hors antenne pour le moment. Revenez plus tard.',
    blocked: 'Ce flux n’est pas disponible dans votre pays.',
    suspended: 'Cette station n’est pas disponible actuellement.',
    full: 'Le nombre maximal d’auditeurs est atteint. Réessayez plus tard.',
    unreachable: 'La station est injoignable pour le moment.',
    interrupted: 'La lecture a été interrompue. Nouvelle tentative…',
    insecure: 'Votre navigateur ne peut pas lire ce flux sur une page sécurisée.',
    openStream: 'Ouvrir le flux',
    gone: 'Ce lecteur n’est plus disponible.',
    notLoaded: 'Ce lecteur n’a pas pu être chargé. Nouvelle tentative…',
    noTitle: 'Sans titre',
    noSongs: 'Aucun titre pour l’instant.',
    songs: 'Titres récents',
    streams: 'Flux',
    noStreams: 'Aucun flux disponible.',
    listeners: (count, shown) => (count < 2 ? `${shown} auditeur` : `${shown} auditeurs`),
    noCount: 'Auditeurs\u00a0: inconnu',
    buttons: { site: 'Site web', ...brands },
  },
  zh: {
    play: (name) => `收听 ${name}`,
    stop: '停止',
    volume: '音量',
    mute: '静音',
    unmute: '取消静音',
    loading: '正在加载',
    connecting: '正在连接…',
    playing: '正在播放',
    ready: '电台直播',
    onAir: '正在播出',
    offAir: '未播出',
    unknown: '未知',
    offAirDetail: '目前未播出，请稍后再来。',
    blocked: '您所在的国家/地区无法收听此音频流。',
    suspended: '此电台目前不可用。',
    full: '收听人数已满，请稍后再试。',
    unreachable: '目前无法连接到电台。',
    interrupted: '播放中断，正在重试…',
    insecure: '浏览器无法在安全页面上播放此音频流。',
    openStream: '打开音频流',
    gone: '此播放器已不可用。',
    notLoaded: '无法加载此播放器，正在重试…',
    noTitle: '无歌名',
    noSongs: '暂无歌曲。',
    songs: '最近播放',
    streams: '音频流',
    noStreams: '暂无可用的音频流。',
    listeners: (_count, shown) => `${shown} 位听众`,
    noCount: '听众人数未知',
    buttons: { site: '网站', ...brands },
  },
  ja: {
    play: (name) => `${name} を聴く`,
    stop: '停止',
    volume: '音量',
    mute: 'ミュート',
    unmute: 'ミュート解除',
    loading: '読み込み中',
    connecting: '接続中…',
    playing: '再生中',
    ready: 'ラジオ生放送',
    onAir: '放送中',
    offAir: '放送休止中',
    unknown: '不明',
    offAirDetail: '現在は放送していません。後ほどお越しください。',
    blocked: 'お住まいの国ではこのストリームを再生できません。',
    suspended: 'このステーションは現在ご利用いただけません。',
    full: 'リスナー数の上限に達しました。後ほどお試しください。',
    unreachable: '現在、ステーションに接続できません。',
    interrupted: '再生が中断されました。再接続しています…',
    insecure: '安全な接続のページでは、お使いのブラウザーでこのストリームを再生できません。',
    openStream: 'ストリームを開く',
    gone: 'このプレーヤーはご利用いただけなくなりました。',
    notLoaded: 'プレーヤーを読み込めませんでした。再試行しています…',
    noTitle: '曲名なし',
    noSongs: '曲はまだありません。',
    songs: '最近の曲',
    streams: 'ストリーム',
    noStreams: '利用できるストリームがありません。',
    listeners: (_count, shown) => `リスナー ${shown} 人`,
    noCount: 'リスナー数は不明です',
    buttons: { site: 'ウェブサイト', ...brands },
  },
};

/** Returns the widget's own locale, else the visitor's first supported one, else English. */
export function pickLocale(configured: 'auto' | Locale | undefined, languages: readonly string[]): Locale {
  if (configured !== undefined && configured !== 'auto') return configured;
  for (const language of languages) {
    const [tag = ''] = language.toLowerCase().split('-');
    if (Object.hasOwn(texts, tag)) return tag as Locale;
  }
  return 'en';
}
