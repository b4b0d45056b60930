import type { BuildSecrets } from '#/modules/apps/builds/build.ts';

/** Shorter values would mask ordinary text. */
const shortest = 6;

/** The byte strings of secrets that a log must not show: values, their lines, and contents of files in base64. */
export function maskedValues({ env, files }: BuildSecrets): Buffer[] {
  const texts = [
    ...Object.values(env).flatMap((value) => [value, ...value.split(/\r?\n/)]),
    ...files.flatMap(({ content }) => [content.toString('base64')]),
  ];
  const distinct = new Set(texts.map((text) => text.trim()).filter((text) => text.length >= shortest));
  return [...distinct].map((text) => Buffer.from(text));
}

interface Masked {
  /** With an asterisk for each byte of a value, so that offsets stay. */
  readonly content: Buffer;
  /** The bytes that can be shown: the rest may be the beginning of a value that the next part ends. */
  readonly whole: number;
}

/** Masks values in a part of a log. */
export function maskSecrets(part: Buffer, values: readonly Buffer[]): Masked {
  const content = Buffer.from(part);
  const places = values.flatMap((value) => placesOf(part, value));
  for (const { start, end } of places) content.fill('*', start, end);
  let whole = part.length - Math.max(0, ...values.map((value) => openEndOf(part, value)));
  // A value is masked as a whole or not taken at all.
  for (let cut = places.find(isCut); cut; cut = places.find(isCut)) whole = cut.start;
  return { content, whole };

  function isCut({ start, end }: Place): boolean {
    return start < whole && whole < end;
  }
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** All places of a value, which may overlap. */
function placesOf(part: Buffer, value: Buffer): Place[] {
  const places: Place[] = [];
  for (let at = part.indexOf(value); at >= 0; at = part.indexOf(value, at + 1))
    places.push({ start: at, end: at + value.length });
  return places;
}

/** The bytes at the end that are the beginning of a value. */
function openEndOf(part: Buffer, value: Buffer): number {
  for (let length = Math.min(value.length - 1, part.length); length > 0; length -= 1) {
    if (part.subarray(part.length - length).equals(value.subarray(0, length))) return length;
  }
  return 0;
}
