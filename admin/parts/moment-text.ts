import type { DeskStore } from '../../contract/admin/desk-context.ts';

/** 'May 12, 2029, 6:30 PM' of Unix seconds, by the clock of the store. */
export function momentText(
  at: number,
  { language, timeZone }: Pick<DeskStore, 'language' | 'timeZone'>,
): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    at * 1000,
  );
}
