import { expect, it } from 'vitest';
import type { InvocationNameIssue } from '#/contract/skills/invocation-codes.ts';
import { lintInvocationName } from '#/contract/skills/invocation-name.ts';
import { languageOfLocale, type SkillLocale, skillLocales } from '#/contract/skills/skill-locales.ts';

/**
 * Names with the codes of what is wrong with them and the proposal: `name | codes | proposal`. A code ends with `~` for a
 * warning and with `?` for a hint.
 */
const table = `
en-GB
  radio aurora galway
  night wave radio
  kiss one
  sam's science trivia
  listeners' choice radio
  b. b. c. radio
  k. e. x. p. live
  f. m. four
  one f. m.
  ninety eight rock
  cool fahrenheit
  talk radio
  smooth jazz lounge
  echoes radio
  coldplay radio
  nasa radio
  1fm | digits | one f. m.
  1FM | upper_case digits | one f. m.
  Radio Aurora | upper_case | radio aurora
  RADIO AURORA | upper_case | radio aurora
  BBC Radio 4 | upper_case digits | b. b. c. radio four
  bbc radio | abbreviation? | b. b. c. radio
  NPR | upper_case one_word? | n. p. r.
  npr news | abbreviation? | n. p. r. news
  WXYZ Detroit | upper_case | w. x. y. z. detroit
  wave 105 | digits | wave one hundred five
  98.5 rock | digits | ninety eight point five rock
  rock 98,5 | digits | rock ninety eight point five
  80s radio | digits | eighties radio
  the 90's channel | digits | the nineties channel
  1980s hits | digits | nineteen eighties hits
  2000s hits | digits | two thousands hits
  1st radio | digits | first radio
  radio 2024 | digits | radio twenty twenty four
  radio 007 | digits | radio zero zero seven
  radio 12345 | digits | radio one two three four five
  4ZZZ | upper_case digits | four z. z. z.
  radio ² | digits one_word generic~
  play aurora | launch_word | aurora radio
  open house radio | launch_word | house radio
  ask the doctor | launch_word | the doctor radio
  start radio | launch_word
  talk to aurora | connecting_word
  enable music | launch_word
  resume radio | launch_word
  use your ears | launch_word | your ears
  the aurora | article | the aurora radio
  a bicycle | article | a bicycle radio
  an espresso | article | an espresso radio
  to amuse | article connecting_word | amuse radio
  for fun | article connecting_word | fun radio
  any poet | article | any poet radio
  the night wave
  alexa radio | wake_word
  amazon rain | wake_word | rain radio
  echo beach radio | wake_word | beach radio
  computer says no | wake_word | says no
  ziggy stardust | wake_word | stardust radio
  alexa's station | wake_word
  my radio skill | skill_word
  word skills | skill_word | word radio
  radio app | skill_word
  radio from galway | connecting_word
  rock and roll radio | connecting_word
  better with bacon | connecting_word
  wave in motion | connecting_word
  radio of dreams
  aurora | one_word name_alone~ | aurora radio
  horoscope | one_word | horoscope radio
  molly | one_word name_alone~ | molly radio
  seattle | one_word name_alone~ | seattle radio
  new york | name_alone~ | new york radio
  molly's horoscope
  seattle spotlight
  john smith | name_alone~ | john smith radio
  paris london | name_alone~ | paris london radio
  live radio | generic~
  music station | generic~
  weather | one_word generic~
  my best music | generic~
  radio f. m. | generic~
  b.b.c. radio | abbreviation | b. b. c. radio
  b b c radio | abbreviation? | b. b. c. radio
  radio x | abbreviation? | radio x.
  radio one. | period | radio one
  st. mary radio | period | s. t. mary radio
  rock 'n' roll | apostrophe | rock n roll
  don't stop radio | apostrophe | dont stop radio
  radio 'one' | apostrophe | radio one
  o'brien's bar | apostrophe | obriens bar
  rock & pop | character | rock pop
  rock/pop | character | rock pop
  sea-side radio | character | sea side radio
  hit!radio | character | hit radio
  radio_aurora | character | radio aurora
  aurora™ radio | character | aurora radio
  café radio | foreign_letter~ | cafe radio
  motörhead radio | foreign_letter~ | motorhead radio
  radio łódź | character foreign_letter~
  ラジオ aurora | character
  radio 🎵 | character one_word generic~
  eff em radio | letter_names~
  double u radio | letter_names~
  x | abbreviation? one_word too_short | x. radio
  radio supercalifragilistic expialidocious station of the north | too_long
en-US
  kexp seattle
  KEXP Seattle | upper_case | k. e. x. p. seattle
  k. e. x. p. | one_word?
  magic 106.7 | digits | magic one hundred six point seven
  the end | article | the end radio
  z100 | digits | z. one hundred
  Z100 new york | upper_case digits | z. one hundred new york
  power 106 | digits | power one hundred six
  110 north | digits | one hundred ten north
fr-FR
  chérie radio
  radio nostalgie
  france info
  l'écho des vagues
  radio d'ici
  fip | one_word | radio fip
  FIP | upper_case one_word? | f. i. p.
  nrj | abbreviation? one_word? | n. r. j.
  NRJ | upper_case one_word? | n. r. j.
  fun radio 80 | digits | fun radio quatre vingts
  virage radio 98,5 | digits | virage radio quatre vingt dix huit virgule cinq
  virage radio 98.5 | digits | virage radio quatre vingt dix huit point cinq
  radio 1 | digits | radio un
  radio 71 | digits | radio soixante et onze
  années 80 | digits | années quatre vingts
  1er radio | digits | premier radio
  l'aurore | article | radio l'aurore
  la radio | article generic~
  une vague | article | radio une vague
  radio de paris
  lance vague | launch_word | radio vague
  ouvre radio | launch_word
  demande musique | launch_word
  radio pour tous | connecting_word~
  radio echo | wake_word
  ma skill radio | skill_word
  marseille | one_word name_alone~ | radio marseille
  nostalgie | one_word | radio nostalgie
  radio señor | foreign_letter~ | radio senor
  rire & chansons | character | rire chansons
  Été radio | upper_case | été radio
  radio en direct | generic~
  b. f. m. radio
  effe emme radio | letter_names~
fr-CA
  radio québec nord
  rouge 107,3 | digits | rouge cent sept virgule trois
  ici première
de-DE
  antenne bayern
  radio grün weiß
  wellenfunk | one_word?
  radiobob | one_word?
  antennebayern | one_word?
  eismaschine | one_word~ | radio eismaschine
  nostalgie | one_word | radio nostalgie
  Radio Bob | upper_case | radio bob
  80er radio | digits | achtziger radio
  90er hits | digits | neunziger hits
  radio 21 | digits | radio einundzwanzig
  radio 98,5 | digits | radio achtundneunzig komma fünf
  hr3 | digits | h. r. drei
  SWR3 | upper_case digits | s. w. r. drei
  1live | digits | eins live
  das radio | article generic~
  ein sender | article | radio ein sender
  starte welle | launch_word | radio welle
  öffne musik | launch_word
  frage antwort radio | launch_word | antwort radio
  rock und pop | connecting_word~
  welle für alle | connecting_word~
  alexa radio | wake_word
  radio app | skill_word
  münchen | one_word name_alone~ | radio münchen
  münchen klang
  radio café | foreign_letter~ | radio cafe
  radio nr. eins | period | radio n. r. eins
  radio garçon | foreign_letter~ | radio garcon
  andrea's musik
es-ES
  cadena dial
  radio españa joven
  los 40 | digits article | radio los cuarenta
  los cuarenta principales
  cadena 100 | digits | cadena cien
  rock 98.5 | digits | rock noventa y ocho punto cinco
  la rumba | article | radio la rumba
  de noche | article | radio de noche
  pon radio | launch_word
  abre radio | launch_word
  radio para todos | connecting_word~
  kiss fm | abbreviation? | kiss f. m.
  alexa radio | wake_word
  madrid | one_word name_alone~ | radio madrid
  melodía | one_word | radio melodía
  radio coração | foreign_letter~ | radio coracao
  mi emisora | article generic~
  ¡hola! radio | character | hola radio
  niño radio
es-MX
  radio fórmula
  exa fm | abbreviation? | exa f. m.
  la z | abbreviation? article | radio la z.
  alfa 91.3 | digits | alfa noventa y uno punto tres
  inicia radio | launch_word
it-IT
  radio deejay
  radio 105 | digits | radio centocinque
  radio città futura
  l'aurora | article | radio l'aurora
  l'ora del rock
  la radio | article generic~
  apri radio | launch_word
  chiedi musica | launch_word
  radio con noi | connecting_word~
  roma | one_word name_alone~ | radio roma
  radio zeta
  radio 28 | digits | radio ventotto
  R101 | upper_case digits | r. centouno
  musica in diretta | generic~
  alexa italia | wake_word | radio italia
  po' di radio
ja-JP
  ラジオオーロラ
  オーロララジオ
  東京エフエム
  エフエム横浜
  十二星座占い
  夜の音楽
  オーロラ | one_word~ | オーロララジオ
  東京 | one_word~ name_alone~ | 東京ラジオ
  さくら | one_word~ | さくらラジオ
  アレクサラジオ | wake_word
  アマゾン音楽 | wake_word
  エコー放送 | wake_word
  アプリコットラジオ
  音楽アプリ | skill_word
  オーロラを開いて | launch_word
  音楽を教えて | launch_word
  FM横浜 | upper_case | エフエム横浜
  ＦＭ横浜 | upper_case | エフエム横浜
  fm yokohama | latin_letters? | エフエム yokohama
  radio aurora | latin_letters?
  98.5エフエム | digits | 九十八点五エフエム
  ラジオ１ | digits | ラジオ一
  ザ・ラジオ | character generic~
  ラジオ! | character one_word~ generic~
  ﾗｼﾞｵｵｰﾛﾗ
  音楽ニュース | generic~
  ラジオé | character
  한국 라디오 | character
pt-BR
  jovem pan
  rádio gaúcha
  horóscopo da maria
  rádio 89 | digits | rádio oitenta e nove
  98,5 fm | digits abbreviation? | noventa e oito vírgula cinco f. m.
  mix 106.3 | digits | mix cento e seis ponto três
  rádio 123 | digits | rádio cento e vinte e três
  são paulo | name_alone~ | rádio são paulo
  o globo | article | rádio o globo
  a rádio | article generic~
  para entreter | article connecting_word~ | rádio entreter
  tocar rádio | launch_word
  abra música | launch_word
  rádio para todos | connecting_word~
  alexa brasil | wake_word | rádio brasil
  minha skill rádio | skill_word
  antena | one_word | rádio antena
  maçã rádio
  rádio niño | foreign_letter~ | rádio nino
  copo d'água
  rádio ao vivo | generic~
`;

interface Row {
  readonly locale: SkillLocale;
  readonly name: string;
  readonly expected: string;
}
const rows: Row[] = [];
let locale: SkillLocale = 'en-GB';
for (const line of table.trim().split('\n')) {
  if (!line.startsWith(' ')) locale = skillLocales.find((each) => each === line) ?? locale;
  else rows.push({ locale, name: line.split(' | ')[0]?.trim() ?? '', expected: line.trim() });
}

const marks = { error: '', warning: '~', hint: '?' } as const;
const codesOf = (issues: readonly InvocationNameIssue[]) =>
  issues.map(({ code, level }) => `${code}${marks[level]}`).join(' ');

it('finds what is wrong with each name of the table', () => {
  const wrong = rows.flatMap(({ locale: of, name, expected }) => {
    const issues = lintInvocationName(name, of);
    const found = [name, codesOf(issues), issues[0]?.proposal].filter(Boolean).join(' | ');
    return found === expected ? [] : [`${of} ${found} instead of ${expected}`];
  });
  expect(wrong).toEqual([]);
});

it('is tried with names of every locale', () => {
  expect(rows.length).toBeGreaterThanOrEqual(150);
  const tried = new Set(rows.map(({ locale: of }) => languageOfLocale(of)));
  expect([...tried].sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'ja', 'pt']);
});

it('proposes only names that pass', () => {
  for (const { locale: of, name } of rows) {
    const proposal = lintInvocationName(name, of)[0]?.proposal;
    if (proposal === undefined) continue;
    const issues = lintInvocationName(proposal, of).filter(({ level }) => level !== 'hint');
    expect(issues, `${name} → ${proposal}`).toEqual([]);
  }
});
