const formats = new Map<string, Intl.DateTimeFormat>();

/** How `language` (BCP 47) writes dates. Making a format takes a millisecond, so each is kept. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format;
}

/** 'June 3, 2026', of a day as 'YYYY-MM-DD'. */
export const dayText = (day: string, language: string): string =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
