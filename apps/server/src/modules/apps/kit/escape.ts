/** Control characters that XML 1.0 does not allow even as references. Source: XML 1.0, 2.2. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const illegalInXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text or an attribute of XML. */
export const xmlText = (text: string): string =>
  text.replace(illegalInXml, '').replace(/[&<>"']/g, (character) => entities[character] ?? character);

/**
 * The content of a `<string>` of Android resources. Source: "String resources: Formatting and styling". Quotes, a
 * leading `@` or `?`, and white space have a meaning there.
 */
export function androidText(text: string): string {
  const escaped = text
    .replace(illegalInXml, '')
    .replace(/[\\'"]/g, (character) => `\\${character}`)
    .replace(/^[@?]/, (character) => `\\${character}`)
    .replace(/\r?\n/g, '\\n')
    .replace(/\t/g, '\\t')
    // Runs of spaces, and those at the ends, would be one space or none.
    .replace(/^ | $| (?= )/g, '\\u0020');
  return escaped.replace(/[&<>]/g, (character) => entities[character] ?? character);
}

/** The value of a property of Java, readable in every encoding. Source: `java.util.Properties.load`. */
export const propertyValue = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/\n/g, '\\n')
    .replace(/\r/g, '\\r')
    .replace(/\t/g, '\\t')
    .replace(/^ /, '\\ ')
    .replace(/[^\x20-\x7e\\]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * A text that Xcode copies as it is into a property list. It replaces `$(NAME)` and the like by build settings and has no
 * escape for them; an invisible "word joiner" keeps the two characters apart.
 */
export const literalForXcode = (text: string): string => text.replace(/\$(?=[({[A-Za-z_])/g, '$\u2060');

/** A quoted text of an OpenStep property list, in which Xcode keeps projects. */
export const openStepText = (text: string): string =>
  `"${text
    .replace(/["\\]/g, (character) => `\\${character}`)
    .replace(/\r/g, '\\r')
    .replace(/\n/g, '\\n')
    .replace(/\t/g, '\\t')}"`;

/** A text within Markdown, on one line. */
export const markdownText = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|!~]/g, (character) => `\\${character}`);
