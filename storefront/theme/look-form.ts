import { type LookGroup, lookChoices, tokensOf } from './look-choices.ts';
import { readyLooks } from './ready-looks.ts';

/** Colors that the look's editor has a field for. */
export const lookColours = {
  page: ['ground', 'surface', 'shade', 'ink', 'ink-soft'],
  accent: ['accent', 'accent-ink', 'sale', 'focus'],
  lines: ['line', 'line-strong'],
  signals: ['success', 'warning', 'danger'],
  header: ['search-ground', 'search-ink', 'search-ink-hover'],
  menu: ['nav-ground', 'nav-ink', 'nav-ink-selected', 'nav-underline'],
  footer: ['footer-ground', 'footer-ink', 'footer-link', 'footer-link-hover'],
} as const;
export type LookColour = (typeof lookColours)[keyof typeof lookColours][number];
export const colourField = (token: string): string => `color.${token}`;

type Fields = Readonly<Record<string, unknown>>;

/**
 * The look that the form of its editor asks for, to be checked by the action that takes it. `ready` names a ready-made theme and `take` a
 * color for a token ('ink:#222222'): the buttons that were pressed without JavaScript.
 */
export function lookOfForm(fields: Fields): unknown {
  const text = (name: string) => String(fields[name] ?? '').trim();
  const theme: Record<string, string> = themeIn(text('rest'));
  for (const token of Object.values(lookColours).flat())
    if (text(colourField(token))) theme[token] = text(colourField(token));
  for (const group of Object.keys(lookChoices) as LookGroup[])
    Object.assign(theme, tokensOf(group, text(group)));
  const [, token, colour] = /^([a-z-]+):(#[0-9a-f]{6})$/.exec(text('take')) ?? [];
  if (token && colour) theme[token] = colour;
  const ready = Object.entries(readyLooks).find(([name]) => name === text('ready'))?.[1];
  return {
    theme: ready?.theme ?? theme,
    font_pair: ready?.font_pair ?? text('font_pair'),
    logo_url: text('logo_url'),
    logo_height: text('logo_height'),
    favicon_url: text('favicon_url'),
    hide_footer_address: text('hide_footer_address') === 'on',
  };
}

/** The tokens that have no field, as the form carries them. */
function themeIn(rest: string): Record<string, string> {
  try {
    const found: unknown = JSON.parse(rest);
    return found && typeof found === 'object' ? { ...(found as Record<string, string>) } : {};
  } catch {
    return {};
  }
}
