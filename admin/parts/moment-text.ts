import type { DeskStore } from '../../contract/admin/desk-context.ts';

type Clock = Pick<DeskStore, 'language' | 'timeZone'>;

/**
 * 'May 12, 2029, 6:30 PM' of Unix seconds, by the clock of the store. Server and browser may know different rules of its zone: the
 * element that shows it has `suppressHydrationWarning`, and keeps what the server says.
 */
export function momentText(at: number, { language, timeZone }: Clock): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    at * 1000,
  );
}

/** The same without the time: 'May 12, 2029'. */
export function dateText(at: number, { language, timeZone }: Clock): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }).format(at * 1000);
}
