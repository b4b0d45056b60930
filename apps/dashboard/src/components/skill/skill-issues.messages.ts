import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  InvocationNameCode,
  InvocationNameGroup,
  SkillIssue,
  SkillIssueCode,
} from '@unmuted/api/contract';

/** What each problem of an invocation name means for its owner. */
export const invocationNameTexts: Record<InvocationNameCode, MessageDescriptor> = {
  upper_case: msg`Amazon accepts lower-case letters only.`,
  character: msg`Amazon accepts only letters, spaces, apostrophes and the periods of spelled letters.`,
  foreign_letter: msg`This letter is unusual in this language. Alexa may not recognize it.`,
  latin_letters: msg`Write it in kana, as listeners say it.`,
  spacing: msg`Put exactly one space between words, and none at the ends.`,
  period: msg`A period may only follow a letter that is spelled out, as in “f. m.”`,
  apostrophe: msg`An apostrophe may only show possession or an omitted letter.`,
  abbreviation: msg`Spell an abbreviation letter by letter, each with a period and a space: “b. b. c.”`,
  letter_names: msg`Write spelled letters as letters with periods, not as their names.`,
  digits: msg`Write numbers as words, as listeners say them.`,
  too_short: msg`The name needs at least 2 characters.`,
  too_long: msg`The name may have at most 50 characters.`,
  one_word: msg`One word is enough only for a brand that you can prove. Add a word.`,
  article: msg`A name of two words must not contain an article or a preposition, such as “the” or “of”.`,
  wake_word: msg`Wake words such as “Alexa” or “computer” are reserved.`,
  launch_word: msg`Words that start skills, such as “open”, “play” or “ask”, are reserved.`,
  connecting_word: msg`Words that connect requests, such as “from” or “about”, confuse Alexa.`,
  skill_word: msg`“Skill” and “app” are reserved.`,
  name_alone: msg`The name of a person or place alone is not enough. Add a word such as “radio”.`,
  generic: msg`These words fit any station. Add what is special about yours.`,
  sounds_alike: msg`It sounds like the name of another skill or station. Alexa may open the wrong one.`,
};

/** The six groups of rules, as they read when a name follows them. */
export const invocationGroupTexts: Record<InvocationNameGroup, MessageDescriptor> = {
  letters: msg`Lower-case letters and spaces only`,
  numbers: msg`Numbers written as words`,
  words: msg`Two words or more`,
  reserved: msg`No wake word, no “open” or “play”`,
  alone: msg`Not a person or a place alone`,
  distinct: msg`Sounds unlike other skills`,
};

type OtherCode = Exclude<SkillIssueCode, `name.${string}` | 'not_understood'>;

const otherTexts: Record<OtherCode, MessageDescriptor> = {
  required: msg`Amazon requires this.`,
  advised: msg`Not required, but Amazon asks for it often.`,
  long: msg`The store cuts it after about 80 characters.`,
  short: msg`Listeners find longer texts more often.`,
  duplicate: msg`A keyword is in the list twice.`,
  placeholder: msg`Only the title, the artist and the station can be filled in.`,
  no_wake_word: msg`The first phrase must begin with the wake word.`,
  no_invocation_name: msg`The first phrase must contain the invocation name as it is written above.`,
};

/** What is wrong with a field of a skill. */
export function skillIssueText({
  field,
  code,
  found = '',
  proposal = '',
}: Pick<SkillIssue, 'field' | 'code' | 'found' | 'proposal'>): MessageDescriptor {
  if (isNameCode(code)) return invocationNameTexts[code.slice('name.'.length) as InvocationNameCode];
  if (code === 'advised' && field === 'backupUrl') return msg`Without one, Alexa says that you are off air.`;
  if (code === 'not_understood') return msg`Alexa may not understand “${found}”. She knows “${proposal}”.`;
  return otherTexts[code];
}

const isNameCode = (code: SkillIssueCode): code is `name.${InvocationNameCode}` => code.startsWith('name.');
