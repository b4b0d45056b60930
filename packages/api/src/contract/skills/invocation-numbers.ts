import type { SkillLanguage } from '#/contract/skills/skill-locales.ts';

type Speaker = (value: number) => string;

const words = (text: string): readonly string[] => text.split(' ');
const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

const englishOnes = words(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const englishTens = words('- - twenty thirty forty fifty sixty seventy eighty ninety');
const frenchOnes = words(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
);
const frenchTens = words('- dix vingt trente quarante cinquante soixante soixante quatre_vingt quatre_vingt');
const germanOnes = words(
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
);
const germanTens = words('- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig');
const spanishOnes = words(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
);
const spanishTens = words('- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa');
const spanishHundreds = words(
  '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
);
const italianOnes = words(
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
);
const italianTens = words('- - venti trenta quaranta cinquanta sessanta settanta ottanta novanta');
const portugueseOnes = words(
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
);
const portugueseTens = words('- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa');
const portugueseHundreds = words(
  '- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
);
const digitsOfJapanese = [...'〇一二三四五六七八九'];

const at = (list: readonly string[], index: number): string => list[index] ?? '';
/** The part above a unit and the rest: 19 and 84 of 1984 by hundreds. */
const split = (value: number, unit: number): readonly [number, number] => [
  Math.floor(value / unit),
  value % unit,
];

/** Without `and`, which joins a name to a request. Four digits are said in pairs, like years. */
function english(value: number): string {
  if (value < 20) return at(englishOnes, value);
  const [unit, isPairs] = value < 100 ? [10, false] : value < 1000 ? [100, false] : [1000, value % 1000 > 9];
  const [above, rest] = split(value, isPairs ? 100 : unit);
  const tail = rest ? english(rest) : '';
  if (unit === 10) return join(at(englishTens, above), tail);
  if (!isPairs) return join(english(above), unit === 100 ? 'hundred' : 'thousand', tail);
  return join(english(above), rest === 0 ? 'hundred' : rest < 10 ? 'oh' : '', tail);
}

function french(value: number): string {
  if (value < 17) return at(frenchOnes, value);
  if (value < 100) {
    const [tens, ones] = split(value, 10);
    const rest = ones + (tens === 7 || tens === 9 ? 10 : 0);
    const ten = at(frenchTens, tens).replace('_', ' ');
    if (value === 80) return `${ten}s`;
    return join(ten, ones === 1 && tens > 1 && tens < 8 ? 'et' : '', rest ? french(rest) : '');
  }
  const isHundreds = value < 1000;
  const [above, rest] = split(value, isHundreds ? 100 : 1000);
  const unit = isHundreds ? (above > 1 && rest === 0 ? 'cents' : 'cent') : 'mille';
  return join(above > 1 ? french(above) : '', unit, rest ? french(rest) : '');
}

function german(value: number): string {
  if (value < 20) return at(germanOnes, value);
  if (value < 100) {
    const [tens, ones] = split(value, 10);
    return `${ones ? `${ones === 1 ? 'ein' : german(ones)}und` : ''}${at(germanTens, tens)}`;
  }
  const isHundreds = value < 1000 || (value >= 1100 && value < 2000);
  const [above, rest] = split(value, isHundreds ? 100 : 1000);
  return `${above > 1 ? german(above) : ''}${isHundreds ? 'hundert' : 'tausend'}${rest ? german(rest) : ''}`;
}

function spanish(value: number): string {
  if (value < 30) return at(spanishOnes, value);
  if (value === 100) return 'cien';
  const [above, rest] = split(value, value < 100 ? 10 : value < 1000 ? 100 : 1000);
  const tail = rest ? spanish(rest) : '';
  if (value < 100) return join(at(spanishTens, above), tail && 'y', tail);
  return join(value < 1000 ? at(spanishHundreds, above) : join(above > 1 ? spanish(above) : '', 'mil'), tail);
}

function italian(value: number): string {
  if (value < 20) return at(italianOnes, value);
  const [above, rest] = split(value, value < 100 ? 10 : value < 1000 ? 100 : 1000);
  const tail = rest ? italian(rest) : '';
  if (value >= 1000) return `${above > 1 ? `${italian(above)}mila` : 'mille'}${tail}`;
  if (value >= 100) return `${above > 1 ? italian(above) : ''}cento${tail}`;
  const ten = at(italianTens, above);
  return `${rest === 1 || rest === 8 ? ten.slice(0, -1) : ten}${rest === 3 ? 'tré' : tail}`;
}

function portuguese(value: number): string {
  if (value < 20) return at(portugueseOnes, value);
  if (value === 100) return 'cem';
  const [above, rest] = split(value, value < 100 ? 10 : value < 1000 ? 100 : 1000);
  const tail = rest ? portuguese(rest) : '';
  if (value < 1000) {
    return join(at(value < 100 ? portugueseTens : portugueseHundreds, above), tail && 'e', tail);
  }
  const isLast = rest < 100 || rest % 100 === 0;
  return join(above > 1 ? portuguese(above) : '', 'mil', tail && isLast ? 'e' : '', tail);
}

function japanese(value: number): string {
  if (value < 10) return at(digitsOfJapanese, value);
  const [unit, sign] = value < 100 ? [10, '十'] : value < 1000 ? [100, '百'] : [1000, '千'];
  const [above, rest] = split(value, unit);
  return `${above > 1 ? japanese(above) : ''}${sign}${rest ? japanese(rest) : ''}`;
}

/** How a number is said, and the words for a decimal point and a decimal comma. */
const speakers: Readonly<Record<SkillLanguage, readonly [Speaker, string, string]>> = {
  en: [english, 'point', 'point'],
  fr: [french, 'point', 'virgule'],
  de: [german, 'punkt', 'komma'],
  es: [spanish, 'punto', 'coma'],
  it: [italian, 'punto', 'virgola'],
  pt: [portuguese, 'ponto', 'vírgula'],
  ja: [japanese, '点', '点'],
};

/** Digits, with or without decimals, as they are said: `98.5`. More than four are said one by one. */
export function sayNumber(digits: string, language: SkillLanguage): string {
  const [say, point, comma] = speakers[language];
  const between = language === 'ja' ? '' : ' ';
  const oneByOne = (text: string) => [...text].map((digit) => say(Number(digit))).join(between);
  const [whole = '', decimals] = digits.split(/[.,]/);
  const isCounted = whole.length < 5 && (whole.length < 2 || !whole.startsWith('0'));
  const start = isCounted ? say(Number(whole)) : oneByOne(whole);
  if (decimals === undefined) return start;
  return [start, digits.includes('.') ? point : comma, oneByOne(decimals)].join(between);
}
