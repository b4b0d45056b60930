/** What remains of a text when case, punctuation and the width of characters are ignored. */
export const titleKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
