import { languageOfLocale, type SkillLocale } from '@unmuted/api/contract';

/**
 * Well-known stations as listeners say them, by the country in which they are known. Kept by hand from general knowledge, last
 * in November 2026; not complete, and without a claim about whose name it is. Alexa answers these names with the station itself.
 */
const stations: Readonly<Partial<Record<SkillLocale, string>>> = {
  'en-US': `n. p. r. | n. p. r. news | sirius x. m. | pandora | i heart radio | z. one hundred | kiss f. m. | k. e. x. p. | k. c. r. w.
    k. q. e. d. | k. r. o. q. | w. n. y. c. | w. f. m. u. | w. b. u. r. | w. g. b. h. | w. x. p. n. | w. w. o. z. | the current
    hot ninety seven | power one hundred five | ten ten wins | bloomberg radio | fox news radio | e. s. p. n. radio | k. love | air one
    voice of america | radio free europe | soma f. m. | radio paradise | n. p. r. music`,
  'en-GB': `b. b. c. radio one | b. b. c. radio two | b. b. c. radio three | b. b. c. radio four | b. b. c. radio five live
    b. b. c. radio six music | b. b. c. one extra | b. b. c. asian network | b. b. c. radio scotland | b. b. c. radio wales
    b. b. c. radio ulster | b. b. c. radio london | b. b. c. world service | capital f. m. | capital xtra | heart radio | heart eighties
    smooth radio | classic f. m. | absolute radio | absolute eighties | virgin radio | talk sport | talk radio | l. b. c. | kiss f. m.
    magic radio | jazz f. m. | radio x. | planet rock | greatest hits radio | hits radio | kerrang radio | rinse f. m. | n. t. s. radio
    times radio | gold radio | boom radio | radio caroline | scala radio | r. t. e. radio one | r. t. e. two f. m. | today f. m. | newstalk
    spin one zero three eight | galway bay f. m. | ninety eight f. m. | lyric f. m.`,
  'en-AU': `triple j. | double j. | a. b. c. radio national | a. b. c. classic | a. b. c. news radio | nova f. m. | triple m. | smooth f. m.
    kiss f. m. | two g. b. | three a. w. | two day f. m. | fox f. m. | gold f. m. | triple r. | four triple z. | s. b. s. radio | f. b. i. radio`,
  'en-CA': `c. b. c. radio one | c. b. c. music | c. h. u. m. f. m. | six eighty news | boom ninety seven three | indie eighty eight
    kiss ninety two five | c. f. r. b. | the edge`,
  'en-IN': `all india radio | akashvani | radio mirchi | big f. m. | red f. m. | radio city | fever f. m. | my f. m. | vividh bharati
    radio indigo`,
  'fr-FR': `france inter | france info | france culture | france musique | france bleu | ici | fip | mouv | r. t. l. | r. t. l. deux
    europe un | europe deux | n. r. j. | nostalgie | chérie f. m. | rire et chansons | fun radio | skyrock | virgin radio | r. f. m.
    r. m. c. | r. f. i. | radio classique | radio nova | t. s. f. jazz | jazz radio | oui f. m. | sud radio | b. f. m. business
    radio f. g. | latina | vibration | alouette | contact f. m. | radio notre dame | la première | classic vingt et un`,
  'fr-CA': `ici première | ici musique | radio canada | rouge f. m. | énergie | c. k. o. i. | rythme f. m. | w. k. n. d.`,
  'de-DE': `antenne bayern | rock antenne | bayern eins | bayern zwei | bayern drei | b. r. klassik | s. w. r. eins | s. w. r. drei
    das ding | n. d. r. zwei | n. joy | w. d. r. zwei | w. d. r. fünf | eins live | h. r. drei | you f. m. | hit radio f. f. h.
    planet radio | deutschlandfunk | deutschlandfunk kultur | deutschlandfunk nova | radio eins | fritz | m. d. r. jump | m. d. r. kultur
    radio bob | sunshine live | big f. m. | energy | klassik radio | jam f. m. | r. s. h. | delta radio | antenne niedersachsen
    radio paloma | schlagerparadies | star f. m. | absolut relax | barba radio | ö drei | f. m. vier | krone hit | s. r. f. eins | s. r. f. drei
    radio swiss pop | energy zürich`,
  'es-ES': `cadena ser | los cuarenta | los cuarenta classic | cope | onda cero | radio nacional | radio tres | radio clásica
    cadena dial | cadena cien | europa f. m. | kiss f. m. | rock f. m. | melodía f. m. | hit f. m. | radio marca | es radio | radiolé
    m. ochenta | catalunya radio | rac uno | loca f. m. | ibiza global radio | mega star`,
  'es-MX': `exa f. m. | la z. | stereo cien | universal stereo | w. radio | radio fórmula | imagen radio | reactor | la mejor | ke buena
    amor | mix f. m. | m. v. s. noticias | la comadre | radio felicidad`,
  'it-IT': `rai radio uno | rai radio due | rai radio tre | radio deejay | r. d. s. | radio italia | radio centocinque | virgin radio
    radio monte carlo | radio capital | m. due o | radio kiss kiss | r. centouno | radio ventiquattro | radio maria | radio freccia
    radio zeta | radio subasio | radio popolare | radio radicale | isoradio | radio sportiva | radio norba`,
  'ja-JP': `ニッポン放送 | オールナイトニッポン | 文化放送 | ティービーエスラジオ | 東京エフエム | ジェイウェーブ | インターエフエム
    エフエム横浜 | ナックファイブ | ベイエフエム | エービーシーラジオ | エムビーエスラジオ | エフエム大阪 | エフエムココロ | ラジオ日本
    ラジコ | ラジコプレミアム | ジップエフエム | エフエム福岡 | クロスエフエム | エフエム北海道 | ノースウェーブ | ラジオ関西 | エヌエイチケーラジオ`,
  'pt-BR': `jovem pan | jovem pan news | c. b. n. | band news | rádio bandeirantes | mix f. m. | transamérica | antena um | rádio globo
    rádio itatiaia | nova brasil | alpha f. m. | kiss f. m. | oitenta e nove a rádio rock | rádio cidade | rádio gaúcha | metropolitana
    nativa f. m. | super rádio tupi | rádio eldorado | energia noventa e sete | atlântida | massa f. m. | clube f. m. | rádio mec`,
};

export interface FamousStation {
  readonly name: string;
  /** Where it is known best. */
  readonly locale: SkillLocale;
}

const famous: readonly FamousStation[] = Object.entries(stations).flatMap(([locale, text]) =>
  text.split(/ \| |\n\s*/).map((name) => ({ name: name.trim(), locale: locale as SkillLocale })),
);

/** The well-known stations of a locale's language: those of one country are known in the others, too. */
export const famousStationsOf = (locale: SkillLocale): readonly FamousStation[] =>
  famous.filter((station) => languageOfLocale(station.locale) === languageOfLocale(locale));
