const kinds = {
  minute: { dateStyle: 'long', timeStyle: 'short' },
  day: { dateStyle: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making one takes a millisecond. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** 'June 3, 2026, 4:05 pm' by the clock of the store (ORDER-023, decisions §0.5), and as `language` (BCP 47) writes it. */
export function orderDate(at: Date, timeZone: string, language: string): string {
  const text = formatOf('minute', timeZone, language).format(at);
  if (!/^en\b/.test(language)) return text;
  return text
    .replace(' at ', ', ')
    .replace(/\s([ap])\.?m\.?$/i, (_, half: string) => ` ${half.toLowerCase()}m`);
}

/** 'June 3, 2026' by the same clock. */
export function orderDay(at: Date, timeZone: string, language: string): string {
  return formatOf('day', timeZone, language).format(at);
}

function formatOf(kind: keyof typeof kinds, timeZone: string, language: string): Intl.DateTimeFormat {
  const key = `${kind} ${timeZone} ${language}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...kinds[kind], timeZone });
  formats.set(key, format);
  return format;
}
