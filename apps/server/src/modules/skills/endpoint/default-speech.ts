import type { SkillLanguage } from '@unmuted/api/contract';

interface DefaultSpeech {
  readonly intro: string;
  readonly help: string;
  /** After a silence: what a listener can say. */
  readonly reprompt: string;
  readonly error: string;
  readonly offAir: string;
  readonly nowPlaying: string;
  readonly titleOnly: string;
  readonly stationOnly: string;
  /** For next, previous, repeat, shuffle … */
  readonly liveOnly: string;
  /** The skill is suspended. */
  readonly unavailable: string;
  /** Shown on devices with a screen. */
  readonly subtitle: string;
}

/** Our own texts, for the ear: short sentences, no abbreviations, no symbols. */
export const defaultSpeech: Readonly<Record<SkillLanguage, DefaultSpeech>> = {
  en: {
    intro: "Here's {station}.",
    help: "You're using {station}. Say play to listen to the radio, ask what's playing to hear the name of the song, or say stop. What would you like to do?",
    reprompt: "Say play to listen, or ask what's playing. What would you like to do?",
    error:
      "Sorry, I can't help you with that. You can say play, or ask what's playing. What would you like to do?",
    offAir: '{station} is off the air right now. Please try again later.',
    nowPlaying: "You're listening to {title} by {artist} on {station}.",
    titleOnly: "You're listening to {title} on {station}.",
    stationOnly: "You're listening to {station}.",
    liveOnly: "This is live radio, so I can't skip, repeat or shuffle songs.",
    unavailable: "Sorry, {station} isn't available on Alexa at the moment. Please try again later.",
    subtitle: 'Live radio',
  },
  fr: {
    intro: 'Voici {station}.',
    help: "Vous êtes sur {station}. Dites « mets la radio » pour l'écouter, demandez « quel est ce titre » pour savoir ce qui passe à l'antenne, ou dites « stop ». Que voulez-vous faire ?",
    reprompt:
      'Dites « mets la radio » pour écouter, ou demandez « quel est ce titre ». Que voulez-vous faire ?',
    error:
      "Je n'ai pas compris. Vous pouvez dire « mets la radio », ou demander « quel est ce titre ». Que voulez-vous faire ?",
    offAir: "{station} n'est pas à l'antenne en ce moment. Réessayez un peu plus tard.",
    nowPlaying: 'Vous écoutez {title}, par {artist}, sur {station}.',
    titleOnly: 'Vous écoutez {title}, sur {station}.',
    stationOnly: 'Vous écoutez {station}.',
    liveOnly: "C'est de la radio en direct : je ne peux ni passer, ni répéter, ni mélanger les titres.",
    unavailable:
      "{station} n'est malheureusement pas disponible sur Alexa pour le moment. Réessayez plus tard.",
    subtitle: 'Radio en direct',
  },
  de: {
    intro: 'Hier ist {station}.',
    help: 'Das ist {station}. Sag „abspielen“, um das Radio zu hören, frag „was läuft gerade“, um den Titel zu erfahren, oder sag „stopp“. Was möchtest du tun?',
    reprompt: 'Sag „abspielen“, um zuzuhören, oder frag „was läuft gerade“. Was möchtest du tun?',
    error:
      'Dabei kann ich dir leider nicht helfen. Du kannst „abspielen“ sagen oder fragen, was gerade läuft. Was möchtest du tun?',
    offAir: '{station} ist gerade nicht auf Sendung. Versuch es später noch einmal.',
    nowPlaying: 'Du hörst {title} von {artist} auf {station}.',
    titleOnly: 'Du hörst {title} auf {station}.',
    stationOnly: 'Du hörst {station}.',
    liveOnly: 'Das ist Live-Radio. Deshalb kann ich Titel nicht überspringen, wiederholen oder mischen.',
    unavailable: '{station} ist auf Alexa zurzeit leider nicht verfügbar. Versuch es später noch einmal.',
    subtitle: 'Live-Radio',
  },
  es: {
    intro: 'Aquí tienes {station}.',
    help: 'Esto es {station}. Di «reproducir» para escuchar la radio, pregunta «qué está sonando» para saber el nombre de la canción, o di «para». ¿Qué quieres hacer?',
    reprompt: 'Di «reproducir» para escuchar, o pregunta «qué está sonando». ¿Qué quieres hacer?',
    error:
      'Lo siento, no puedo ayudarte con eso. Puedes decir «reproducir», o preguntar «qué está sonando». ¿Qué quieres hacer?',
    offAir: '{station} no está en el aire en este momento. Inténtalo de nuevo más tarde.',
    nowPlaying: 'Estás escuchando {title}, de {artist}, en {station}.',
    titleOnly: 'Estás escuchando {title}, en {station}.',
    stationOnly: 'Estás escuchando {station}.',
    liveOnly: 'Es radio en vivo, así que no puedo saltar, repetir ni mezclar canciones.',
    unavailable: 'Lo siento, {station} no está disponible en Alexa en este momento. Inténtalo más tarde.',
    subtitle: 'Radio en vivo',
  },
  it: {
    intro: 'Ecco {station}.',
    help: "Questa è {station}. Di' «riproduci» per ascoltare la radio, chiedi «cosa sta suonando» per sapere il titolo del brano, oppure di' «stop». Cosa vuoi fare?",
    reprompt: "Di' «riproduci» per ascoltare, oppure chiedi «cosa sta suonando». Cosa vuoi fare?",
    error:
      'Mi dispiace, non posso aiutarti con questo. Puoi dire «riproduci», oppure chiedere «cosa sta suonando». Cosa vuoi fare?',
    offAir: 'In questo momento {station} non è in onda. Riprova più tardi.',
    nowPlaying: 'Stai ascoltando {title}, di {artist}, su {station}.',
    titleOnly: 'Stai ascoltando {title}, su {station}.',
    stationOnly: 'Stai ascoltando {station}.',
    liveOnly: 'Questa è una radio in diretta, quindi non posso saltare, ripetere o mescolare i brani.',
    unavailable: 'Mi dispiace, {station} al momento non è disponibile su Alexa. Riprova più tardi.',
    subtitle: 'Radio in diretta',
  },
  ja: {
    intro: '{station}をお楽しみください。',
    help: '{station}です。ラジオを聴くには「再生して」、曲名を知りたいときは「この曲は何」、終わるときは「ストップ」と言ってください。どうしますか？',
    reprompt: '「再生して」または「この曲は何」と言ってください。どうしますか？',
    error:
      'すみません、よくわかりませんでした。「再生して」または「この曲は何」と言ってください。どうしますか？',
    offAir: '{station}は、ただいま放送を休止しています。しばらくしてから、もう一度お試しください。',
    nowPlaying: '{station}で、{artist}の、{title}をお送りしています。',
    titleOnly: '{station}で、{title}をお送りしています。',
    stationOnly: '{station}をお送りしています。',
    liveOnly: 'これは生放送のラジオです。曲のスキップやリピート、シャッフルはできません。',
    unavailable: '申し訳ありません。{station}は、ただいまアレクサでご利用いただけません。',
    subtitle: 'ライブラジオ',
  },
  pt: {
    intro: 'Você está com {station}.',
    help: 'Esta é {station}. Diga “tocar” para ouvir a rádio, pergunte “o que está tocando” para saber o nome da música, ou diga “parar”. O que você quer fazer?',
    reprompt: 'Diga “tocar” para ouvir, ou pergunte “o que está tocando”. O que você quer fazer?',
    error:
      'Desculpe, não posso ajudar com isso. Você pode dizer “tocar”, ou perguntar “o que está tocando”. O que você quer fazer?',
    offAir: '{station} está fora do ar no momento. Tente de novo mais tarde.',
    nowPlaying: 'Você está ouvindo {title}, de {artist}, em {station}.',
    titleOnly: 'Você está ouvindo {title}, em {station}.',
    stationOnly: 'Você está ouvindo {station}.',
    liveOnly: 'Esta é uma rádio ao vivo, então não posso pular, repetir nem embaralhar as músicas.',
    unavailable: 'Desculpe, {station} não está disponível na Alexa no momento. Tente mais tarde.',
    subtitle: 'Rádio ao vivo',
  },
};
