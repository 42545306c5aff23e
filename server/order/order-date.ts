/** 'June 3, 2026, 4:05 pm' by the clock of the store (ORDER-023, decisions §0.5). */
export function orderDate(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone })
    .format(at)
    .replace(' at ', ', ')
    .replace(/\s(AM|PM)$/, (_, half: string) => ` ${half.toLowerCase()}`);
}

/** 'June 3, 2026' by the same clock. */
export function orderDay(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(at);
}
