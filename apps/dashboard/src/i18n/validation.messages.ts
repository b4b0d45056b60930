import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldProblem } from '@unmuted/api';

type Code = FieldProblem['code'];
type Params = FieldProblem['params'];

/** Messages of rules with bounds, chosen by the known bounds. */
interface Bounds {
  exactly: MessageDescriptor;
  between: MessageDescriptor;
  atLeast: MessageDescriptor;
  atMost: MessageDescriptor;
  unknown: MessageDescriptor;
}

/** The specification's stock messages, and the contract's own; translated in the catalogues. */
const texts: Record<Code, MessageDescriptor | Bounds> = {
  required: msg`Please fill in this field.`,
  type: msg`This value has the wrong type.`,
  enum: msg`Please choose one of the available options.`,
  whitespace: msg`Please enter some text.`,
  length: {
    exactly: msg`Please enter exactly {min, plural, one {# character} other {# characters}}.`,
    between: msg`Please enter between {min} and {max, plural, one {# character} other {# characters}}.`,
    atLeast: msg`Please enter at least {min, plural, one {# character} other {# characters}}.`,
    atMost: msg`Please enter at most {max, plural, one {# character} other {# characters}}.`,
    unknown: msg`This text is too short or too long.`,
  },
  range: {
    exactly: msg`Please enter exactly {min}.`,
    between: msg`Please enter a number between {min} and {max}.`,
    atLeast: msg`Please enter a number of at least {min}.`,
    atMost: msg`Please enter a number of at most {max}.`,
    unknown: msg`This number is too small or too large.`,
  },
  array_size: {
    exactly: msg`Please choose exactly {min, plural, one {# entry} other {# entries}}.`,
    between: msg`Please choose between {min} and {max, plural, one {# entry} other {# entries}}.`,
    atLeast: msg`Please choose at least {min, plural, one {# entry} other {# entries}}.`,
    atMost: msg`Please choose at most {max, plural, one {# entry} other {# entries}}.`,
    unknown: msg`There are too few or too many entries.`,
  },
  pattern: msg`This value doesn’t have the expected format.`,
  unknown_field: msg`Unknown field.`,
  common: msg`This password is too common. Please choose another one.`,
  personal: msg`Your password can’t be your account name. Please choose another one.`,
  unchanged: msg`This is already the current value. Please choose another one.`,
  duplicate: msg`Already in the list.`,
  hidden_characters: msg`Please remove invisible characters and characters that change the direction of text.`,
};

export function isValidationCode(code: string): code is Code {
  return Object.hasOwn(texts, code);
}

function sentence(text: MessageDescriptor | Bounds, { min, max }: Params): MessageDescriptor {
  if (!('between' in text)) return text;
  if (min !== undefined && max !== undefined) return min === max ? text.exactly : text.between;
  if (min !== undefined) return text.atLeast;
  return max === undefined ? text.unknown : text.atMost;
}

/** The message of one invalid value. */
export function validationText(i18n: I18n, { code, params }: Pick<FieldProblem, 'code' | 'params'>): string {
  const { id, message } = sentence(texts[code], params);
  return i18n._(id, params, message === undefined ? {} : { message });
}
