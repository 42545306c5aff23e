import type { Store } from '../store/stores.ts';

const defaults = {
  ground: '#f7f3ea',
  surface: '#fffdf8',
  ink: '#221c17',
  'ink-soft': '#62574b',
  line: '#ddd3c1',
  accent: '#9c3526',
  'accent-ink': '#fffaf4',
};
export type Colours = typeof defaults;

/** The shop's theme colours. Mail programs know plain hex colours only: anything else falls back. */
export function coloursOf(store: Store): Colours {
  const { theme } = store.settings.styles;
  const hex = (key: keyof Colours) => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(theme[key] ?? '');
  const keys = Object.keys(defaults) as (keyof Colours)[];
  return Object.fromEntries(keys.map((key) => [key, hex(key) ? theme[key] : defaults[key]])) as Colours;
}

export const serif = "Georgia, 'Times New Roman', serif";
export const sans = "'Helvetica Neue', Helvetica, Arial, sans-serif";
