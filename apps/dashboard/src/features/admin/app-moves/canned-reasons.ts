import { msg } from '@lingui/core/macro';
import type { ListingIssueCode } from '@unmuted/api/contract';
import type { AppPlatform } from '#/data/apps/staff-apps.queries.ts';
import type { CannedReason, CannedSummary } from '#/features/admin/review/ready-sentences.tsx';

interface AppReason extends CannedReason {
  /** Only for apps of a platform. */
  readonly platform?: AppPlatform;
  /** The finding that it explains. */
  readonly code?: ListingIssueCode;
}

const reasons: readonly AppReason[] = [
  {
    id: 'rights',
    label: msg`Logo rights`,
    field: 'icon',
    texts: {
      en: 'Please show that you may use this logo, for example with the registration of your brand. Stores ask for it.',
      zh: '请证明您有权使用此标志，例如提供商标注册证明。应用商店会要求提供。',
      fr: 'Merci de prouver que vous avez le droit d’utiliser ce logo, par exemple avec le dépôt de votre marque. Les stores le demandent.',
      ja: 'このロゴを使用する権利があることを、商標登録などで証明してください。ストアから求められます。',
    },
  },
  {
    id: 'blurry',
    label: msg`Blurry picture`,
    field: 'icon',
    texts: {
      en: 'The picture is blurry or hard to recognize when it is small. Please upload a sharp, simpler one of 1024 pixels.',
      zh: '图片模糊，或缩小后难以辨认。请上传 1024 像素、清晰且更简洁的图片。',
      fr: 'L’image est floue ou difficile à reconnaître en petit. Importez-en une nette et plus simple, de 1024 pixels.',
      ja: '画像がぼやけているか、小さくすると判別しにくくなっています。1024ピクセルの鮮明でシンプルな画像をアップロードしてください。',
    },
  },
  {
    id: 'capitals',
    label: msg`CAPITALS`,
    field: 'title',
    code: 'capitals',
    texts: {
      en: 'Stores refuse texts in capitals. Please write them as in a sentence.',
      zh: '应用商店不接受全部大写的文字。请按正常句子书写。',
      fr: 'Les stores refusent les textes en majuscules. Écrivez-les comme dans une phrase.',
      ja: 'すべて大文字の文章はストアに受け付けられません。通常の表記にしてください。',
    },
  },
  {
    id: 'other_platform',
    label: msg`Names another platform`,
    field: 'full',
    platform: 'ios',
    code: 'platform_named',
    texts: {
      en: 'Apple rejects texts that name other platforms, such as Android or Alexa. Please remove these words.',
      zh: '苹果会拒绝提及其他平台（例如 Android 或 Alexa）的文字。请删除这些词。',
      fr: 'Apple refuse les textes qui nomment d’autres plateformes, comme Android ou Alexa. Retirez ces mots.',
      ja: 'Appleは、AndroidやAlexaなど他のプラットフォームの名前を含む文章を却下します。該当する語を削除してください。',
    },
  },
  {
    id: 'bytes',
    label: msg`Too many keywords`,
    field: 'keywords',
    platform: 'ios',
    code: 'bytes',
    texts: {
      en: 'The keywords may have 100 bytes. A Chinese or Japanese character takes three. Please drop a word.',
      zh: '关键词最多 100 字节，一个中文或日文字符占三个字节。请删去一个词。',
      fr: 'Les mots-clés sont limités à 100 octets. Un caractère chinois ou japonais en prend trois. Retirez un mot.',
      ja: 'キーワードは100バイトまでです。漢字やかなは1文字で3バイトになります。1語減らしてください。',
    },
  },
  {
    id: 'claim',
    label: msg`Praise in the name`,
    field: 'title',
    platform: 'android',
    code: 'claim',
    texts: {
      en: 'Google refuses words such as “best”, “free” or “#1” in the title and the sentence. Please remove them.',
      zh: '谷歌不接受标题和简短说明中出现“最佳”“免费”“第一”等词。请删除。',
      fr: 'Google refuse les mots comme « meilleur », « gratuit » ou « n° 1 » dans le titre et la phrase. Retirez-les.',
      ja: 'Googleは、タイトルと簡単な説明に「最高」「無料」「No.1」などの語を認めていません。削除してください。',
    },
  },
  {
    id: 'website',
    label: msg`Only a website`,
    field: 'tabs',
    texts: {
      en: 'Stores refuse apps that only show a website. Please add the schedule, your profiles or the alarm.',
      zh: '应用商店会拒绝仅展示网站的应用。请加入节目表、您的社交账号或闹钟。',
      fr: 'Les stores refusent les applications qui ne montrent qu’un site web. Ajoutez la grille, vos profils ou le réveil.',
      ja: 'ウェブサイトを表示するだけのアプリはストアに却下されます。番組表、プロフィール、アラームなどを追加してください。',
    },
  },
  {
    id: 'privacy',
    label: msg`Privacy policy`,
    field: 'privacyUrl',
    texts: {
      en: 'The privacy policy can’t be opened, or says nothing about the app. Both stores check it.',
      zh: '隐私政策无法打开，或未提及此应用。两家应用商店都会检查这一点。',
      fr: 'La politique de confidentialité ne s’ouvre pas ou ne parle pas de l’application. Les deux stores le vérifient.',
      ja: 'プライバシーポリシーを開けないか、このアプリに触れていません。どちらのストアも確認します。',
    },
  },
  {
    id: 'screenshots',
    label: msg`Pictures of others`,
    field: 'phone',
    texts: {
      en: 'The screenshots show album covers or brands of others. Please use your own pictures only.',
      zh: '截图中出现了他人的专辑封面或品牌。请只使用您自己的图片。',
      fr: 'Les captures montrent des pochettes ou des marques d’autrui. N’utilisez que vos propres images.',
      ja: 'スクリーンショットに他者のアルバムジャケットやブランドが写っています。ご自身の画像だけを使用してください。',
    },
  },
];

/** Remarks that reviews of apps of a platform often need. */
export const cannedFor = (platform: AppPlatform): readonly AppReason[] =>
  reasons.filter((reason) => reason.platform === undefined || reason.platform === platform);

/** The remark that explains a finding; undefined if there is none. */
export const cannedOf = (code: string, platform: AppPlatform): AppReason | undefined =>
  cannedFor(platform).find((reason) => reason.code === code);

/** The reason that goes with comments, if none was written. */
export const cannedSummary: CannedSummary = {
  en: 'Please correct the fields with comments, then send the app again.',
  zh: '请修改带有批注的字段，然后重新提交应用。',
  fr: 'Corrigez les champs commentés, puis envoyez de nouveau l’application.',
  ja: 'コメントのある項目を修正し、アプリを再送信してください。',
};
