/** 'March 4, 2026' by the calendar of the store (ITEM-039, decisions §0.5). `seconds` since 1970. */
export function purchaseDay(seconds: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(seconds * 1000));
}
