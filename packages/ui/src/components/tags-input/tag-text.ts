/** What separates tags; `comma` includes those of Arabic, Chinese and Japanese. */
export const separators = { comma: /[,،、，;；\t\r\n]+/u, line: /[\r\n]+/u } as const;

/** Written between refused texts that stay in the input. */
export const joiners = { comma: ', ', line: ' ' } as const;

/** Removes the spaces around a text and repeated ones within it. */
export function collapseSpaces(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}

/** Whether two tags are the same to a reader: case is ignored. */
export function isSameTag(one: string, other: string): boolean {
  return one === other || one.toLocaleLowerCase() === other.toLocaleLowerCase();
}

/** The texts between separators, in canonical form. */
export function splitTags(
  text: string,
  separator: keyof typeof separators,
  normalize: (text: string) => string,
): string[] {
  return text
    .split(separators[separator])
    .map(normalize)
    .filter((tag) => tag !== '');
}
