const plain = /^\p{ASCII}*$/u;
const marks = /\p{M}+/gu;

/** A text without case and accents, for searching: "Málaga" and "malaga" are the same. */
export function normalizeText(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(marks, '').toLowerCase().normalize('NFC');
}

/** The words of a query, folded. Each of them must be found. */
export function searchTerms(query: string): string[] {
  return normalizeText(query).split(/\s+/u).filter(Boolean);
}
