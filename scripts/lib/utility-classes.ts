/** The library's classes in a selector, unescaped: `ui:md:px-3` of `.ui\:md\:px-3`. */
export function utilityClasses(selector: string): string[] {
  const escaped = [...selector.matchAll(/\.(ui\\:(?:\\.|[\w-])+)/g)].map(([, name = '']) => name);
  const fromCode = (_: string, code: string) => String.fromCodePoint(Number.parseInt(code, 16));
  return escaped.map((name) => name.replace(/\\([0-9a-f]{1,6}) ?/gi, fromCode).replace(/\\(.)/g, '$1'));
}

/** Tells whether a class stands in a source text as a whole word. */
export function createClassFinder(text: string): (name: string) => boolean {
  const words = new Set(text.split(/[\s'"`]+/));
  // A class with quotes in it, such as `before:content-['']`, is no single word.
  return (name) => words.has(name) || (/['"`]/.test(name) && text.includes(name.replace(/['"`].*/, '')));
}
