interface Clock {
  /** BCP 47. */
  language: string;
  time_zone: string;
}

/** 'March 4, 2026' by the calendar of the store (ITEM-039, decisions §0.5). `seconds` since 1970. */
export function purchaseDay(seconds: number, { language, time_zone }: Clock): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: time_zone }).format(
    new Date(seconds * 1000),
  );
}
