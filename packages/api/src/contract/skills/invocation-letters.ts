import type { InvocationNameIssue } from '#/contract/skills/invocation-codes.ts';
import { hasRightApostrophe, isSaidByLetters, withoutAccents } from '#/contract/skills/invocation-repair.ts';
import { invocationWords } from '#/contract/skills/invocation-words.ts';
import type { SkillLanguage } from '#/contract/skills/skill-locales.ts';

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u;

function checkCharacter(character: string, language: SkillLanguage): InvocationNameIssue | undefined {
  if (character === ' ' || character === '.') return undefined;
  if (language === 'ja') {
    if (japanese.test(character) || /[\da-z]/i.test(character)) return undefined;
    return { code: /\p{N}/u.test(character) ? 'digits' : 'character', level: 'error', found: character };
  }
  if (character === "'" || /[\da-z]/i.test(character)) return undefined;
  if (/\p{N}/u.test(character)) return { code: 'digits', level: 'error', found: character };
  if (!/(?=\p{L})\p{Script=Latin}/u.test(character))
    return { code: 'character', level: 'error', found: character };
  const lower = character.toLowerCase();
  if (invocationWords[language].letters.includes(lower)) return undefined;
  const isPlain = /^[a-z]+$/.test(withoutAccents(lower));
  return {
    code: isPlain ? 'foreign_letter' : 'character',
    level: isPlain ? 'warning' : 'error',
    found: character,
  };
}

function checkToken(token: string, language: SkillLanguage): InvocationNameIssue[] {
  const issues: InvocationNameIssue[] = [];
  const add = (code: InvocationNameIssue['code'], level: InvocationNameIssue['level']) =>
    issues.push({ code, level, found: token });
  if (/\p{Lu}|\p{Lt}/u.test(token)) add('upper_case', 'error');
  if (/\d/.test(token)) add('digits', 'error');
  const isSpelled = /^\p{L}\.$/u.test(token);
  if (token.includes('.') && !isSpelled && !/\d/.test(token)) {
    add(/^(?:\p{L}\.)+\p{L}?\.?$/u.test(token) ? 'abbreviation' : 'period', 'error');
  }
  if (token.includes("'") && language !== 'ja' && !hasRightApostrophe(token, language) && !/\d/.test(token)) {
    add('apostrophe', 'error');
  }
  if (language === 'ja' ? /[a-z]/.test(token) : isSaidByLetters(token)) {
    add(language === 'ja' ? 'latin_letters' : 'abbreviation', 'hint');
  }
  return issues;
}

/** Issues of the characters of a normalised name. */
export function checkLetters(name: string, language: SkillLanguage): InvocationNameIssue[] {
  const tokens = name.split(/\s/).filter(Boolean);
  const issues = tokens.flatMap((token) => checkToken(token, language));
  // A decimal comma belongs to its number, and other white space than the plain one is a matter of spacing.
  for (const character of name.replace(/(?<=\d),(?=\d)/g, '').replace(/\s/g, ' ')) {
    const issue = checkCharacter(character, language);
    if (issue) issues.push(issue);
  }
  if (name !== tokens.join(' ')) issues.push({ code: 'spacing', level: 'error' });
  return issues;
}
