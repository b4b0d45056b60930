import { msg } from '@lingui/core/macro';
import type { SkillField } from '#/components/skill/skill-fields.messages.ts';
import type { CannedReason, CannedSummary } from '#/features/admin/review/ready-sentences.tsx';

/** Remarks that reviews of skills often need. */
export const cannedReasons: readonly CannedReason<SkillField>[] = [
  {
    id: 'rights',
    label: msg`Rights to the name`,
    field: 'invocationName',
    texts: {
      en: 'Please show that you may use this name, for example with the registration of your brand.',
      zh: '请证明您有权使用此名称，例如提供商标注册证明。',
      fr: 'Merci de prouver que vous avez le droit d’utiliser ce nom, par exemple avec le dépôt de votre marque.',
      ja: 'この名称を使用する権利があることを、商標登録などで証明してください。',
    },
  },
  {
    id: 'generic',
    label: msg`Name too generic`,
    field: 'invocationName',
    texts: {
      en: 'The name fits many stations. Please add what is special about yours, such as its town.',
      zh: '此名称适用于许多电台。请加上能代表您电台的词，例如所在城市。',
      fr: 'Ce nom convient à beaucoup de radios. Ajoutez ce qui distingue la vôtre, par exemple sa ville.',
      ja: 'この名称は多くの局に当てはまります。地名など、貴局ならではの語を加えてください。',
    },
  },
  {
    id: 'phrase',
    label: msg`First example phrase`,
    field: 'examplePhrases',
    texts: {
      en: 'The first phrase must begin with the wake word and contain the invocation name exactly as it is written.',
      zh: '第一个示例短语必须以唤醒词开头，并原样包含调用名称。',
      fr: 'La première phrase doit commencer par le mot d’activation et contenir le nom d’invocation tel qu’il est écrit.',
      ja: '1つ目のサンプルフレーズは、ウェイクワードで始め、呼び出し名をそのまま含めてください。',
    },
  },
  {
    id: 'advertising',
    label: msg`Advertising in texts`,
    field: 'description',
    texts: {
      en: 'Please say what listeners hear, and remove prices, addresses and other advertising.',
      zh: '请说明听众能听到什么，并删除价格、地址和其他广告内容。',
      fr: 'Dites ce que l’on entend, et retirez les prix, les adresses et toute autre publicité.',
      ja: 'リスナーが聴ける内容を説明し、価格、住所、その他の広告は削除してください。',
    },
  },
  {
    id: 'icon',
    label: msg`Blurry icon`,
    field: 'icon',
    texts: {
      en: 'The icon is blurry or hard to recognize at 108 pixels. Please upload a simpler one of at least 512 pixels.',
      zh: '图标模糊，或缩小到 108 像素后难以辨认。请上传至少 512 像素、更简洁的图标。',
      fr: 'L’icône est floue ou difficile à reconnaître à 108 pixels. Importez-en une plus simple, d’au moins 512 pixels.',
      ja: 'アイコンがぼやけているか、108ピクセルでは判別しにくくなっています。512ピクセル以上のシンプルな画像をアップロードしてください。',
    },
  },
  {
    id: 'privacy',
    label: msg`Privacy policy`,
    field: 'privacyUrl',
    texts: {
      en: 'The privacy policy can’t be opened, or says nothing about this skill. Amazon checks it.',
      zh: '隐私政策无法打开，或未提及此技能。亚马逊会检查这一点。',
      fr: 'La politique de confidentialité ne s’ouvre pas ou ne parle pas de cette skill. Amazon le vérifie.',
      ja: 'プライバシーポリシーを開けないか、このスキルに触れていません。Amazonの審査対象です。',
    },
  },
  {
    id: 'stream',
    label: msg`Stream doesn’t play`,
    field: 'source',
    texts: {
      en: 'Alexa can’t play the stream. It needs an https address with MP3 or AAC that starts within two seconds.',
      zh: 'Alexa 无法播放该音频流。需要 https 地址、MP3 或 AAC 格式，并在两秒内开始播放。',
      fr: 'Alexa ne peut pas lire le flux. Il faut une adresse https en MP3 ou AAC qui démarre en moins de deux secondes.',
      ja: 'Alexaがストリームを再生できません。2秒以内に再生が始まる、MP3またはAACのhttpsアドレスが必要です。',
    },
  },
];

/** The reason that goes with comments, if none was written. */
export const cannedSummary: CannedSummary = {
  en: 'Please correct the fields with comments, then send the skill again.',
  zh: '请修改带有批注的字段，然后重新提交技能。',
  fr: 'Corrigez les champs commentés, puis envoyez de nouveau la skill.',
  ja: 'コメントのある項目を修正し、スキルを再送信してください。',
};
