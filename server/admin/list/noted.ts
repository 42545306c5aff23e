import type { AdminOutput } from '../../../contract/admin/actions.ts';

/** A list as the audit log compares it. */
export function noted({
  version: _,
  changed: __,
  title_count: ___,
  filled_with: ____,
  titles,
  ...list
}: AdminOutput<'list/get'>) {
  return { ...list, titles: titles.map(({ eisbn }) => eisbn) };
}
