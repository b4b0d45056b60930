import type { AppDocument, AppListing } from '#/contract/apps/app-document.schemas.ts';
import type { AppLanguageCode } from '#/contract/apps/app-languages.ts';
import type { AppPlatform } from '#/contract/apps/apps.schemas.ts';
import { suggestPackageId } from '#/contract/apps/package-id.ts';
import type { Locale } from '#/contract/identity/account.schemas.ts';
import { limits } from '#/contract/shared/limits.ts';
import { storeLimits } from '#/contract/shared/store-limits.ts';
import type { SiteSource } from '#/contract/sites/site-document.schemas.ts';

interface Texts {
  readonly short: string;
  readonly full: string;
  readonly subtitle: string;
  readonly keywords: string;
}

/** `{name}`: the name of the station. The points are captions of the drawn screenshots: lock screen, car, timer. */
const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    short: 'Hear {name} live, wherever you are.',
    full: '{name} live on your phone, in your car and on your speakers.\n\n• Keeps playing in the background and on the lock screen\n• Plays in your car\n• Sleep timer and alarm\n• Shows the song and the artist on air\n\nQuestions or ideas? Write to us from the app.',
    subtitle: 'Live radio',
    keywords: 'radio,live,music,stream,station',
  },
  fr: {
    short: 'Écoutez {name} en direct, où que vous soyez.',
    full: '{name} en direct sur votre téléphone, dans votre voiture et sur vos enceintes.\n\n• La lecture continue en arrière-plan et sur l’écran verrouillé\n• À écouter aussi en voiture\n• Minuterie de sommeil et réveil\n• Le titre et l’artiste à l’antenne\n\nUne question, une idée ? Écrivez-nous depuis l’application.',
    subtitle: 'La radio en direct',
    keywords: 'radio,direct,musique,flux,station',
  },
  zh: {
    short: '随时随地收听 {name} 直播。',
    full: '在手机、汽车和音箱上收听 {name} 直播。\n\n• 在后台和锁屏界面继续播放\n• 开车时也能收听\n• 睡眠定时器与闹钟\n• 显示正在播放的歌曲和歌手\n\n有问题或建议？欢迎在应用内联系我们。',
    subtitle: '电台直播',
    keywords: '电台,广播,直播,音乐',
  },
  ja: {
    short: '{name} をどこでもライブで。',
    full: '{name} をスマートフォンでも、車でも、スピーカーでもライブで聴けます。\n\n• バックグラウンドでもロック画面でも再生\n• 車の中でも聴ける\n• スリープタイマーとアラーム\n• 放送中の曲名とアーティスト名を表示\n\nご質問やご意見は、アプリからお寄せください。',
    subtitle: 'ライブラジオ',
    keywords: 'ラジオ,ライブ,音楽,局',
  },
};

const languages: Readonly<Record<Locale, AppLanguageCode>> = {
  en: 'en-GB',
  fr: 'fr-FR',
  zh: 'zh-CN',
  ja: 'ja-JP',
};

const localeOf = (language: AppLanguageCode): Locale => {
  const [code] = language.split('-');
  return code === 'fr' || code === 'zh' || code === 'ja' ? code : 'en';
};

const cut = (text: string, max: number) => [...text].slice(0, max).join('').trim();

/** A listing filled from the name of a station, so that its owner only corrects it. */
export function newAppListing(language: AppLanguageCode, name: string): AppListing {
  const { short, full, subtitle, keywords } = texts[localeOf(language)];
  const fill = (text: string) => text.replaceAll('{name}', name);
  return {
    language,
    title: cut(name, storeLimits.google.title.max),
    short: cut(fill(short), storeLimits.google.short.max),
    full: fill(full),
    subtitle,
    keywords,
    promo: '',
    whatsNew: '',
    featureGraphic: null,
    phone: [],
    tablet: [],
  };
}

/** What is known of a station when its app is created. */
export interface AppTemplate {
  /** Decides the form of the package id. */
  readonly platform: AppPlatform;
  /** Of the station. */
  readonly name: string;
  /** A word for the package id of a station whose name has no Latin letters. */
  readonly word: string;
  /** What the app plays; null while it is not known. */
  readonly source: SiteSource | null;
  /** Of the owner: the language of the first listing. */
  readonly locale: Locale;
  /** An https address, or empty. */
  readonly website: string;
  /** Shown in the store, or empty. */
  readonly contactEmail: string;
}

/** The first draft of an app. */
export function newAppDocument(template: AppTemplate): AppDocument {
  const { platform, name, word, source, locale, website, contactEmail } = template;
  return {
    name: cut(name, 60),
    source,
    streams: [],
    launcherName: cut(name, limits.appLauncherAdvised),
    packageId: suggestPackageId(platform, name, word),
    icon: null,
    colors: { background: '#0f1720', tint: '#e60068', bar: '#16202c' },
    scheme: 'auto',
    tabs: ['socials', 'alarm', 'sleep_timer'],
    website,
    profiles: [],
    contactEmail,
    privacyUrl: '',
    hasAds: false,
    adMobAppId: '',
    adMobBannerId: '',
    category: 'music',
    tags: [],
    listings: [newAppListing(languages[locale], name)],
    legal: {
      account: 'own',
      developerName: '',
      ownsPictures: false,
      ownsName: false,
      ownsStreams: false,
      audience: '13',
      hasUserContent: false,
      hasMatureContent: false,
      isNews: false,
      declaresPlayback: false,
    },
  };
}
