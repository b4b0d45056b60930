import type { SkillDocument, SkillVoice } from '#/contract/skills/skill-document.schemas.ts';
import type { SkillLocale } from '#/contract/skills/skill-locales.ts';

/** How Amazon's letters name the fields of a skill: in English, and in the languages of its other stores. */
export const fieldWords: readonly (readonly [
  field: keyof SkillDocument | keyof SkillVoice,
  words: RegExp,
])[] = [
  [
    'invocationName',
    /invocation(?:\s+names?)?|aufrufname\w*|nom\s+d[’']invocation|nombre\s+de\s+invocación|nome\s+d[ie]\s+(?:invocazione|invocação|chamada)|呼び出し名/i,
  ],
  [
    'examplePhrases',
    /(?:example|sample)\s+(?:phrase|utterance)s?|beispiel(?:satz|sätze|phrasen?)|phrases?\s+d[’']exemple|exemples?\s+de\s+phrases?|frases?\s+de\s+(?:ejemplo|exemplo)|frasi\s+di\s+esempio|サンプルフレーズ/i,
  ],
  [
    'testingInstructions',
    /test(?:ing)?\s+instructions?|testan(?:weisung|leitung)\w*|instructions?\s+de\s+test|テスト(?:の)?手順/i,
  ],
  [
    'privacyUrl',
    /privacy(?:\s+(?:policy|notice|statement|url))?|datenschutz\w*|confidentialité|privacidade?|informativa\s+sulla\s+privacy|プライバシー/i,
  ],
  ['termsUrl', /terms\s+of\s+(?:use|service)|nutzungsbedingungen|conditions\s+d[’']utilisation|利用規約/i],
  ['icon', /\b(?:icons?|logos?)\b|\bsymbole?\b|icônes?|iconos?\b|icon[ae]\b|ícones?|アイコン/i],
  [
    'keywords',
    /\bkey\s?words?\b|schlüssel(?:wort|wörter)|mots?[- ]clés?|palabras?\s+clave|parol[ae]\s+chiave|palavras?-chave|キーワード/i,
  ],
  ['summary', /(?:one[- ]sentence|short)\s+(?:description|summary)|\bsummary\b|kurzbeschreibung/i],
  [
    'description',
    /\b(?:detailed\s+|full\s+|long\s+|skill\s+)?descriptions?\b|beschreibung\w*|descripción|descrizione|descrição|説明/i,
  ],
  ['help', /\bhelp\s+(?:intent|prompt|message|response|request)s?|AMAZON\.HelpIntent|hilfe-?intent/i],
  ['welcome', /\b(?:welcome|launch|opening)\s+(?:prompt|message|response)s?/i],
  [
    'publicName',
    /\b(?:public|store|display|skill[’']?s?)\s+name\b|\bname\s+of\s+(?:the|your)\s+skill\b|nom\s+(?:public|de\s+la\s+skill)|スキル名/i,
  ],
  ['isChildDirected', /child[- ]directed|directed\s+(?:to|at)\s+children|\bCOPPA\b/i],
  ['countries', /distribution\s+countr(?:y|ies)|countries\s+and\s+regions|\bavailability\b/i],
  [
    'source',
    /\bstream(?:s|ing)?\b|\baudio(?:player)?\b|\bplayback\b|wiedergabe|\bflux\b|diffusion|ストリーム|再生/i,
  ],
];

/** How the letters name locales, besides their codes. */
export const localeWords: readonly (readonly [locale: SkillLocale, words: RegExp])[] = [
  ['en-US', /english\s*\((?:us|u\.s\.?|usa|united states)\)|\b(?:us|u\.s\.|american)\s+english/i],
  ['en-GB', /english\s*\((?:uk|u\.k\.?|gb|united kingdom|british)\)|\b(?:uk|u\.k\.|british)\s+english/i],
  ['en-AU', /english\s*\((?:au|australia)\)|\baustralian\s+english/i],
  ['en-CA', /english\s*\((?:ca|canada)\)|\bcanadian\s+english/i],
  ['en-IN', /english\s*\((?:in|india)\)|\bindian\s+english/i],
  ['fr-FR', /french\s*\((?:fr|france)\)|français\s*\(france\)/i],
  ['fr-CA', /french\s*\((?:ca|canada)\)|\bcanadian\s+french|français\s*\(canada\)/i],
  [
    'de-DE',
    /german\s*(?:\((?:de|germany)\)|(?:locale|language|version)\b)|deutsch\s*\((?:de|deutschland)\)/i,
  ],
  ['es-ES', /spanish\s*\((?:es|spain)\)|español\s*\(españa\)/i],
  ['es-MX', /spanish\s*\((?:mx|mexico|méxico)\)|\bmexican\s+spanish|español\s*\(méxico\)/i],
  ['it-IT', /italian\s*(?:\((?:it|italy)\)|(?:locale|language|version)\b)|italiano\s*\(italia\)/i],
  ['ja-JP', /japanese\s*(?:\((?:jp|ja|japan)\)|(?:locale|language|version)\b)|日本語/i],
  ['pt-BR', /portuguese\s*\((?:br|brazil)\)|\bbrazilian\s+portuguese|português\s*\(brasil\)/i],
];

/** Sentences of every letter, which say nothing about the skill. */
export const courtesy =
  /^(?:hello|hi|hey|dear|greetings|hallo|bonjour|hola|ciao|olá|thank|thanks|vielen\s+dank|merci|gracias|grazie|obrigad|regards|best\s+regards|kind\s+regards|sincerely|best,|cordially|mit\s+freundlichen|cordialement|the\s+alexa|alexa\s+skills?\s+(?:team|certification)|amazon\s+(?:alexa|appstore)|we\s+look\s+forward|if\s+you\s+have\s+(?:any\s+)?questions|for\s+(?:more|additional)\s+(?:information|details)|(?:please\s+)?(?:visit|contact|see\s+(?:our|the)|refer\s+to|resubmit|reply\s+to)|(?:please\s+)?(?:make|address|fix|correct|review)\s+(?:the|these|any|all)\s+(?:\w+\s+)?(?:changes?|issues?|items?|feedback)|once\s+you|after\s+(?:you\s+)?(?:mak|address|fix)|submission\s+(?:id|date)|skill\s+(?:id|name)\s*:|https?:\/\/\S+$)/i;
