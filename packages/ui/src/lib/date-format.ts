const formats = new Map<string, Intl.DateTimeFormat>();

/** A cached Intl.DateTimeFormat: creating one takes as long as dozens of uses. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
