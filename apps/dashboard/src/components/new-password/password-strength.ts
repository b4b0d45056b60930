/** The most useful advice, if any. */
export type StrengthAdvice = 'longer' | 'repeats' | 'sequences' | 'personal';

export interface PasswordStrength {
  /** 1 too short, 2 weak, 3 good, 4 strong. 0 for nothing typed. */
  step: 0 | 1 | 2 | 3 | 4;
  advice: StrengthAdvice | null;
}

/** Keyboard rows; alphabet and digits are detected by code order. */
const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qwertzuiop'];
/** Weight of a character predictable from the previous one. */
const predictableWeight = 0.25;
/** Weighted lengths from which a password is good, and strong. */
const goodFrom = 12;
const strongFrom = 16;
/** The contract's limit, enforced by the server. */
const shortest = 10;

/**
 * A hint while typing, not a rule: mainly the length; repeated or sequential characters count a quarter and personal
 * words count as one character. The server validates by its own rules.
 */
export function passwordStrength(password: string, personal: readonly string[] = []): PasswordStrength {
  const characters = [...password.toLowerCase()];
  if (characters.length === 0) return { step: 0, advice: null };
  if (characters.length < shortest) return { step: 1, advice: 'longer' };

  const deductions = { repeats: 0, sequences: 0, personal: 0 };
  const text = withoutPersonal(characters.join(''), personal, (count) => {
    deductions.personal += count;
  });
  const left = [...text];
  const previousPairs = new Set<string>();
  let count = 0;
  left.forEach((character, index) => {
    const before = left[index - 1] ?? '';
    // A repeated block adds nothing, such as the second half of `abcabc`.
    const isRepeat = character === before || (previousPairs.has(before + character) && index > 0);
    const isNext = !isRepeat && follows(before, character);
    previousPairs.add(before + character);
    if (isRepeat) deductions.repeats += 1 - predictableWeight;
    if (isNext) deductions.sequences += 1 - predictableWeight;
    count += isRepeat || isNext ? predictableWeight : 1;
  });

  const step = count < goodFrom ? 2 : count < strongFrom ? 3 : 4;
  return { step, advice: step === 4 ? null : adviceFor(deductions) };
}

/** The text with each personal word replaced by one character. Words of one or two letters are ignored. */
function withoutPersonal(
  text: string,
  personal: readonly string[],
  onFound: (count: number) => void,
): string {
  const words = personal.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]);
  const unique = [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => [...word].length > 2);
  let left = text;
  for (const word of unique.sort((a, b) => b.length - a.length)) {
    const parts = left.split(word);
    onFound((parts.length - 1) * ([...word].length - 1));
    left = parts.join('\u0000');
  }
  return left;
}

/** Whether a character follows the previous one in the alphabet, the digits or on the keyboard. */
function follows(before: string, character: string): boolean {
  if (before === '') return false;
  const step = (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
  if (Math.abs(step) === 1 && /[\p{L}\p{N}]/u.test(character)) return true;
  return keyboardRows.some((row) => row.includes(before + character) || row.includes(character + before));
}

function adviceFor(deductions: Record<Exclude<StrengthAdvice, 'longer'>, number>): StrengthAdvice {
  const worst = Math.max(deductions.personal, deductions.repeats, deductions.sequences);
  if (worst < 2) return 'longer';
  if (worst === deductions.personal) return 'personal';
  return worst === deductions.repeats ? 'repeats' : 'sequences';
}
