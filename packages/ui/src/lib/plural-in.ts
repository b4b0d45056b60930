type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Chooses a text by the plural rules of a language. */
export function pluralIn(locale: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
