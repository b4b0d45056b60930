/** Fills `{variables}`. Values are not filled again, and an empty one leaves no double spaces. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template
    .replaceAll(/\{(\w+)\}/g, (variable, key: string) => (values[key] === '' ? '' : variable))
    .replaceAll(/(\s)\s+/g, '$1')
    .trim()
    .replaceAll(/\{(\w+)\}/g, (variable, key: string) => values[key] ?? variable);
}
