import type { Setting } from './setting-values.ts';

/** 'Gift cards' is /settings?area=gift-cards. */
export const areaSlug = (area: string): string => area.toLowerCase().replaceAll(' ', '-');

/** Whether every word of a query is in what an owner reads of a setting, or in its name. */
export function isFound({ area, label, help, name }: Setting, query: string): boolean {
  const text = `${area} ${label} ${help} ${name}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
