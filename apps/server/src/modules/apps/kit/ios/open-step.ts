import { openStepText } from '#/modules/apps/kit/escape.ts';

/** A value of an OpenStep property list, which has only texts, lists and dictionaries. */
export type OpenStepValue = string | readonly OpenStepValue[] | { readonly [key: string]: OpenStepValue };

/** Texts that need no quotes. */
const plain = /^[A-Za-z0-9_./]+$/;

/** The text of a value; `indent` is that of the line in which it begins. */
export function openStepOf(value: OpenStepValue, indent = ''): string {
  const inner = `${indent}\t`;
  if (typeof value === 'string') return plain.test(value) ? value : openStepText(value);
  if (isList(value))
    return `(\n${value.map((each) => `${inner}${openStepOf(each, inner)},\n`).join('')}${indent})`;
  const members = Object.entries(value).map(
    ([key, each]) => `${inner}${openStepOf(key)} = ${openStepOf(each, inner)};\n`,
  );
  return `{\n${members.join('')}${indent}}`;
}

const isList = (value: OpenStepValue): value is readonly OpenStepValue[] => Array.isArray(value);
