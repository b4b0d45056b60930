/** The addresses and networks of a text, separated by spaces, commas or line breaks; each once. */
export function networksOf(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
}
