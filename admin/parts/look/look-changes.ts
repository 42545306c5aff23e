import type { ShopLook } from '../../../contract/look.ts';
import * as m from '../../../messages/compiled/messages.js';
import { type LookColour, lookColours } from '../../../storefront/theme/look-form.ts';
import { resolveTheme } from '../../../storefront/theme/theme-css.ts';
import { pairName } from './choice-fields.tsx';
import { nameOf } from './colour-names.ts';

const colours: readonly string[] = Object.values(lookColours).flat() satisfies LookColour[];

/** What a look changes of the one before it, a sentence each. */
export function lookChanges(before: ShopLook, after: ShopLook): string[] {
  const [old, now] = [before, after].map(({ theme, font_pair }) => resolveTheme(theme, font_pair));
  const differing = Object.keys({ ...old, ...now }).filter(
    (token) => old?.[token] !== now?.[token] && !token.startsWith('font-'),
  );
  const named = differing.filter((token) => colours.includes(token));
  const change = (name: string, was: string, is: string) =>
    was === is
      ? []
      : [m.desklook_change({ name, before: was || m.desklook_none(), after: is || m.desklook_none() })];
  const footer = ({ hide_footer_address: isHidden }: ShopLook) =>
    isHidden ? m.desklook_hidden() : m.desklook_shown();
  const more = differing.length - named.length;
  return [
    ...named.flatMap((token) => change(nameOf(token), old?.[token] ?? '', now?.[token] ?? '')),
    ...change(m.desklook_change_type(), pairName(before.font_pair), pairName(after.font_pair)),
    ...change(m.desklook_logo(), before.logo_url, after.logo_url),
    ...change(m.desklook_change_height(), String(before.logo_height), String(after.logo_height)),
    ...change(m.desklook_icon(), before.favicon_url, after.favicon_url),
    ...change(m.desklook_change_address(), footer(before), footer(after)),
    ...(more > 0 ? [m.desklook_more_changes({ count: more })] : []),
  ];
}
