interface Candidate {
  readonly label: string;
  /** Points of one character that is above ASCII, given the characters around it. */
  readonly points: (char: string, before: string, after: string) => number;
  /** Two-byte characters outside the everyday ones of the encoding, by their bytes. */
  readonly isRare?: (lead: number, trail: number) => boolean;
}

const isLatin = (char: string): boolean => /[a-z]/i.test(char);
const isIn = (chars: string, char: string): boolean => char !== '' && chars.includes(char);

/** A capital inside a word is what the wrong of two Cyrillic encodings looks like. */
function cyrillicPoints(char: string, before: string, after: string): number {
  if (!/[А-яЁёЄєІіЇїЎўҐґ]/.test(char)) return /[–—«»„“”’№…]/.test(char) ? 0.5 : -1.5;
  if (isLatin(before) || isLatin(after)) return -1.5;
  const isCapitalInside = /[А-ЯЁ]/.test(char) && /[а-яё]/.test(before);
  if (before <= '\x7f' && after <= '\x7f') return 0.4;
  return (isCapitalInside ? -1.5 : 0.9) + (isIn('оеаинтсрлв', char.toLowerCase()) ? 0.3 : 0);
}

function greekPoints(char: string, before: string, after: string): number {
  if (!/[\u0386-\u03ce]/.test(char)) return /[–—«»„“”’…]/.test(char) ? 0.5 : -1.5;
  if (isLatin(before) || isLatin(after)) return -1.5;
  if (before <= '\x7f' && after <= '\x7f') return 0.2;
  return /\p{Lu}/u.test(char) && /\p{Ll}/u.test(before) ? -1.5 : 1;
}

/** Accented letters stand alone among plain ones; a run of them belongs to another script. */
function westernPoints(char: string, before: string, after: string): number {
  if (/[–—“”‘’…«»¡¿°·]/.test(char)) return 0.8;
  if (!/[à-öø-ýÀ-ÖØ-Þßœšž]/i.test(char)) return -1;
  if (before > '\x7f' && after > '\x7f') return -0.5;
  return before > '\x7f' || after > '\x7f' ? 0.3 : 1.2;
}

const commonHan = '的一是不了在有我你他她爱愛人心天中国國這这那花月夜雨風风雪情歌日本大小明星海山春秋年';
const commonHangul = '이다는가의에을를나너사랑그대하지고노래서아은도한내우리마음오늘밤';

/** Points of a two-byte character are doubled: scores are compared by byte. */
const asianPoints =
  (own: RegExp, common: string, other = -1) =>
  (char: string, before: string, after: string): number => {
    if (/[\u3000-\u3002\u300c-\u300f\uff01-\uff5e]/.test(char)) return 1;
    if (!own.test(char)) return other;
    // A Western letter pairs with the byte behind it, so that a word ends in an ideograph.
    return (isLatin(before) || isLatin(after) ? -1 : 1.9) + (isIn(common, char) ? 1 : 0);
  };

const kana = /[\u3041-\u30ff]/;
const han = asianPoints(/[\u4e00-\u9fff]/, commonHan);
const japanesePoints = (char: string, before: string, after: string): number => {
  if (kana.test(char)) return isLatin(before) ? 0 : 3.2;
  return /[\uff61-\uff9f]/.test(char) ? -1 : han(char, before, after) - 0.3;
};

/** In order of preference at equal scores. */
const candidates: readonly Candidate[] = [
  { label: 'windows-1252', points: westernPoints },
  { label: 'windows-1251', points: cyrillicPoints },
  { label: 'koi8-u', points: cyrillicPoints },
  { label: 'windows-1253', points: greekPoints },
  {
    label: 'shift_jis',
    points: japanesePoints,
    isRare: (lead) => (lead >= 0x84 && lead < 0x88) || (lead >= 0x98 && lead < 0xa0) || lead >= 0xe0,
  },
  { label: 'euc-jp', points: japanesePoints, isRare: (lead) => lead >= 0xd0 },
  { label: 'gbk', points: han, isRare: (lead, trail) => lead < 0xa1 || trail < 0xa1 || lead >= 0xd8 },
  { label: 'big5', points: han, isRare: (lead) => lead < 0xa1 || lead >= 0xc9 },
  {
    label: 'euc-kr',
    points: asianPoints(/[\uac00-\ud7a3]/, commonHangul),
    isRare: (lead, trail) => lead < 0xa1 || trail < 0xa1 || lead >= 0xc9,
  },
];

/**
 * Guesses the legacy encoding of a title that is not UTF-8. Short titles can be ambiguous; Western
 * text wins when nothing else fits better.
 */
export function guessCharset(bytes: Uint8Array): string {
  let best = { label: 'windows-1252', score: 0 };
  for (const candidate of candidates) {
    const score = scoreOf(bytes, candidate);
    if (score > best.score) best = { label: candidate.label, score };
  }
  return best.label;
}

function scoreOf(bytes: Uint8Array, { label, points, isRare }: Candidate): number {
  let text: string;
  try {
    text = new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return Number.NEGATIVE_INFINITY;
  }
  let score = isRare ? -2 * rarePairs(bytes, label, isRare) : 0;
  const chars = [...text];
  for (const [index, char] of chars.entries()) {
    if (char <= '\x7f') continue;
    if (char <= '\x9f' || /[\ue000-\uf8ff]/.test(char)) score -= 2;
    else score += points(char, chars[index - 1] ?? '', chars[index + 1] ?? '');
  }
  return score;
}

function rarePairs(bytes: Uint8Array, label: string, isRare: NonNullable<Candidate['isRare']>): number {
  let rare = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    const isHalfWidthKana = label === 'shift_jis' && lead >= 0xa0 && lead < 0xe0;
    if (lead < 0x81 || isHalfWidthKana) continue;
    at += 1;
    if (isRare(lead, bytes[at] ?? 0)) rare += 1;
  }
  return rare;
}
