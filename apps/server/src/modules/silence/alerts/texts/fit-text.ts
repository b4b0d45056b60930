import { countParts } from '#/modules/silence/alerts/texts/sms-parts.ts';

/** What has a close relative in the GSM alphabet. */
const plainer = (text: string) => text.replaceAll('’', "'").replace(/[êëâîïôûç]/g, plainLetter);
const plainLetter = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Fills `{name}` with as much of a name as one part of a text message holds; at least a few characters of it stay.
 * `extra` follows if one part holds everything.
 */
export function fitText(template: string, name: string, extra = ''): string {
  const write = (text: string, part = name) => plainer(text).replaceAll('{name}', () => plainer(part));
  const complete = write(template + extra);
  if (countParts(complete).excess <= 0) return complete;
  const whole = write(template);
  const { excess } = countParts(whole);
  if (excess <= 0) return whole;
  const characters = [...name];
  const times = template.split('{name}').length - 1;
  return write(
    template,
    characters.slice(0, Math.max(8, characters.length - Math.ceil(excess / times))).join(''),
  );
}
