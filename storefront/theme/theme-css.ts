import { blockGrounds } from './block-grounds.ts';
import { parseColour, relativeLuminance } from './colour.ts';
import { type FontPair, fontPairs } from './font-pairs.ts';
import { presetTokenKind } from './presets.ts';
import { type TokenName, tokens } from './tokens.ts';
import { isSafeValue, type TokenKind } from './value-grammar.ts';

type Theme = Record<string, string>;

function kindOf(name: string): TokenKind | undefined {
  return Object.hasOwn(tokens, name) ? tokens[name as TokenName].kind : presetTokenKind(name);
}

/**
 * The values a theme comes to: defaults, then the fonts of the pair, then what the store set and is allowed. A value that
 * is not allowed leaves the default standing, so a slip in the settings never takes the shop down.
 */
export function resolveTheme(theme: Theme, pair: FontPair = 'fraunces'): Theme {
  const values: Theme = {};
  for (const [name, token] of Object.entries(tokens)) values[name] = token.default;
  Object.assign(values, fontPairs[pair]);
  for (const [name, value] of Object.entries(theme)) {
    const kind = kindOf(name);
    if (kind && isSafeValue(kind, value)) values[name] = value.trim();
  }
  return values;
}

/** The settings `themeCss` would ignore, one sentence each, for the person who typed them. */
export function themeProblems(theme: Theme): string[] {
  return Object.entries(theme).flatMap(([name, value]) => {
    const kind = kindOf(name);
    if (!kind) return [`There is no theme setting called '${name}'.`];
    return isSafeValue(kind, value) ? [] : [`'${value}' is not a ${kind} that '${name}' can take.`];
  });
}

/** One `:root{…}` rule that sets every theme token; safe to put into a style element as it is. */
export function themeCss(theme: Theme, pair: FontPair = 'fraunces'): string {
  const values = resolveTheme(theme, pair);
  const ground = parseColour(values.ground ?? '', values);
  const scheme = ground && relativeLuminance(ground) < 0.18 ? 'dark' : 'light';
  const declarations = Object.entries({ ...values, ...blockGrounds(values) }).map(
    ([name, value]) => `--${name}:${value}`,
  );
  return `:root{color-scheme:${scheme};${declarations.join(';')}}`;
}
