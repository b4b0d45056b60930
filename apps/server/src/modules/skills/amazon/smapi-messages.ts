import { limits } from '@unmuted/api/contract';
import { isObject, stringOf } from '#/platform/connector/ask-json.ts';

const mostMessages = 20;

export const objectsOf = (value: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** `en-GB` of the resource `interactionModels.en_GB`. */
const localeOf = (name: string | undefined) => name && /\b([a-z]{2})[_-]([A-Z]{2})\b/.exec(name);

const textsOf = (errors: unknown, before = ''): string[] =>
  objectsOf(errors).flatMap((each) => {
    const message = stringOf(each.message);
    return message === undefined ? [] : [before + message];
  });

/**
 * What Amazon says is wrong, in an error (`message`, `violations`) and in the state of an import (`errors`, `resources`), each message
 * once and with the locale that it is about.
 */
export function messagesOf(json: Readonly<Record<string, unknown>>): string[] {
  const { skill } = json;
  const resources = isObject(skill) ? objectsOf(skill.resources) : [];
  const detailed = [
    ...textsOf(json.errors),
    ...textsOf(json.violations),
    ...resources.flatMap(({ name, errors }) => {
      const [, language, country] = localeOf(stringOf(name)) ?? [];
      return textsOf(errors, language && country ? `${language}-${country}: ` : '');
    }),
  ];
  const summary = stringOf(json.message);
  const all = detailed.length === 0 && summary !== undefined ? [summary] : detailed;
  return [...new Set(all.map((text) => text.slice(0, limits.skillComment)))].slice(0, mostMessages);
}
