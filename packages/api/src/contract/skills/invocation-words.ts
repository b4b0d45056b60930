import type { SkillLanguage } from '#/contract/skills/skill-locales.ts';

interface LanguageWords {
  /** Letters besides a to z. */
  readonly letters: string;
  /** Words of phrases that start a skill; Amazon counts their conjugations. */
  readonly launch: string;
  /** Words that join a name to a request. */
  readonly connecting: string;
  /** Articles, prepositions and possessives, which a name of two words may not contain. */
  readonly articles: string;
  readonly generic: string;
  /** Names of letters, which Amazon wants as letters with periods. */
  readonly letterNames: string;
}

/**
 * The English lists are those of Amazon, as are the Japanese wake words and launch phrases. For the other languages Amazon
 * publishes phrases without a closed list: ours are translations. Words that numbers need (`et`, `y`, `e`) are left out.
 */
export const invocationWords: Readonly<Record<SkillLanguage, LanguageWords>> = {
  en: {
    letters: '',
    launch: 'run start play resume use launch ask open tell load begin enable',
    connecting: 'to from in using with about for that by if and whether',
    articles: 'the a an any my for to of about up by at off with on in',
    generic: 'station music news weather songs briefing alarm timer the my best free',
    letterNames: 'ay cee dee eff gee aitch jay kay em en cue ar ess tee vee double u you ex wy zee zed',
  },
  fr: {
    letters: 'àâæçéèêëîïôœùûüÿ',
    launch:
      'lance lancer ouvre ouvrir démarre démarrer commence commencer demande demander dis joue jouer charge charger active activer utilise utiliser reprends exécute',
    connecting: 'pour avec si que dans par depuis',
    articles: 'le la les l d un une des de du à au aux pour en par sur avec dans mon ma mes',
    generic: 'musique chansons actualités infos météo direct en le la ma mon',
    letterNames: 'effe emme',
  },
  de: {
    letters: 'äöüß',
    launch: 'start starte öffne frag frage lade spiele benutze nutze aktiviere beginne sag sage führe',
    connecting: 'und mit für von zu nach über ob dass wenn aus in',
    articles:
      'der die das den dem des ein eine einen einem einer für zu zum zur von vom mit bei im in an am auf um über aus nach mein meine',
    generic: 'musik sender nachrichten wetter lieder das der die mein',
    letterNames: 'eff emm ess',
  },
  es: {
    letters: 'áéíóúüñ',
    launch:
      'abre abrir lanza lanzar inicia iniciar empieza empezar comienza comenzar pregunta preguntar pide pedir di dile reproduce reproducir pon juega jugar ejecuta ejecutar carga cargar activa activar usa usar utiliza reanuda',
    connecting: 'para con si que sobre desde usando por',
    articles: 'el la los las un una unos unas de del a al para por en con sobre mi',
    generic: 'música emisora noticias canciones tiempo vivo directo en la el mi',
    letterNames: 'efe eme',
  },
  it: {
    letters: 'àèéìíîòóùú',
    launch:
      'apri aprire avvia avviare lancia lanciare inizia iniziare comincia chiedi chiedere domanda riproduci gioca esegui eseguire carica caricare attiva attivare usa usare riprendi',
    connecting: 'per con se che usando tramite',
    articles:
      'il lo la i gli le l un uno una di d del della dello dei delle da dal a al alla per in con su nel mio mia',
    generic: 'musica stazione notizie canzoni meteo diretta in la il mia',
    letterNames: 'effe emme',
  },
  ja: {
    letters: '',
    launch:
      '起動して 開いて 聞いて 教えて 読み込んで 開始して 有効にして 始めて 再生して 使って つけて かけて スタートして',
    connecting: '',
    articles: '',
    generic: 'ラジオ エフエム 音楽 ニュース 天気 放送 放送局 ステーション ミュージック チャンネル ザ',
    letterNames: '',
  },
  pt: {
    letters: 'áâãàçéêíóôõúü',
    launch:
      'abra abre abrir inicie inicia iniciar comece começa começar jogue jogar toque tocar use usar peça pedir pergunte perguntar diga dizer fale falar habilite habilitar ative ativar carregue carregar execute executar',
    connecting: 'para com se que sobre por usando',
    articles: 'o a os as um uma uns umas para por de do da dos das em no na com ao à meu minha',
    generic: 'rádio música estação notícias tempo vivo ao o a minha',
    letterNames: 'efe eme',
  },
};

export const wakeWords =
  'alexa amazon echo computer ziggy アレクサ アマゾン エコー コンピューター コンピュータ ジギー';
export const skillWords = 'skill skills app apps スキル アプリ';
/** In every language: names of the kind alone do not tell one station from another. */
export const genericWords = 'radio live hits player stream streaming online podcast internet fm am f. m. a.';
/** Parts that make a German word a compound, which may be a name alone. */
export const compoundParts = /(?:radio|funk|welle|sender|antenne|musik|hits|land|stadt|studio|kanal|klang)/;
/** Words at which a name in Japanese can be divided, as it has no spaces. */
export const japaneseWords = /ラジオ|エフエム|ステーション|ミュージック|チャンネル|ニュース|放送局?/g;

/** A sample of names that are frequent where skills are published, without accents. A name that is not here may be one, too. */
export const peopleAndPlaces = `adam alex alice andrew anna aurora ben carlos charles chris christian claire daniel david diana elizabeth emily emma
eva francesco george grace henry james jane john jones joseph julia kate laura luca maria marie martin mary michael
miguel molly olivia patrick paul peter richard robert sam sara sarah smith sophie stephen thomas tom victoria william
africa america amsterdam athens atlanta austin australia barcelona belgium berlin birmingham bordeaux boston brasil
brazil california canada chicago chile china dallas delhi denver detroit dublin edinburgh england europe firenze
florence france frankfurt germany glasgow greece hamburg houston india ireland italia italy japan koln lima lisbon
liverpool london londres lyon madrid manchester marseille melbourne mexico miami milan milano montreal mumbai munchen
munich napoli nashville ottawa paris perth philadelphia portugal rio roma rome scotland seattle spain sydney texas
tokyo toronto toulouse vancouver venice washington york zurich angeles francisco janeiro orleans vegas aires paulo
zealand kong wien bayern deutschland 東京 大阪 京都 名古屋 札幌 福岡 神戸 横浜 沖縄 日本 太郎 花子 田中 佐藤 鈴木`;

/** Parts of names of places, which are none by themselves. */
export const placeParticles = 'new los san sao rio de buenos las hong santa le la city';
