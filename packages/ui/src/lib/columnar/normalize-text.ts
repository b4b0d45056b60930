const plain = /^\p{ASCII}*$/u;
const marks = /\p{M}+/gu;

/** Removes case and accents for searching: "Málaga" and "malaga" are equal. */
export function normalizeText(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(marks, '').toLowerCase().normalize('NFC');
}

/** Normalized words of a query. Each of them must match. */
export function searchTerms(query: string): string[] {
  return normalizeText(query).split(/\s+/u).filter(Boolean);
}
