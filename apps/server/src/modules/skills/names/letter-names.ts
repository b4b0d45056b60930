import type { SkillLanguage } from '@unmuted/api/contract';

/** How letters are said, a to z: a listener cannot tell `c radio` from `sea radio`. */
const names: Readonly<Record<SkillLanguage, string>> = {
  en: 'ay bee see dee ee eff jee aitch eye jay kay ell em en oh pee cue are ess tee you vee double-you ex why zed',
  fr: 'a bé cé dé e effe gé ache i ji ka elle emme enne o pé ku erre esse té u vé double-vé ixe i-grec zède',
  de: 'a beh zeh deh e eff geh hah i jott kah ell emm enn o peh kuh err ess teh u fau weh iks üpsilon zett',
  es: 'a be ce de e efe ge hache i jota ka ele eme ene o pe cu erre ese te u uve uve-doble equis i-griega zeta',
  it: 'a bi ci di e effe gi acca i i-lunga kappa elle emme enne o pi cu erre esse ti u vu doppia-vu ics ipsilon zeta',
  ja: 'エー ビー シー ディー イー エフ ジー エイチ アイ ジェイ ケー エル エム エヌ オー ピー キュー アール エス ティー ユー ブイ ダブリュー エックス ワイ ゼット',
  pt: 'a bê cê dê e efe gê agá i jota cá ele eme ene ó pê quê erre esse tê u vê dáblio xis ípsilon zê',
};

const lists = new Map(
  Object.entries(names).map(([language, text]) => [
    language,
    text.split(' ').map((name) => name.replaceAll('-', ' ')),
  ]),
);

/** The name of a letter; other texts as they are. */
export function sayLetter(word: string, language: SkillLanguage): string {
  const letter = /^([a-z])\.?$/.exec(word)?.[1];
  return letter === undefined ? word : (lists.get(language)?.[letter.charCodeAt(0) - 97] ?? word);
}
