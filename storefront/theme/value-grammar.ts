/** What a token may hold. The kind decides which values are safe and meaningful. */
export type TokenKind = 'colour' | 'length' | 'number' | 'weight' | 'font' | 'shadow' | 'transform' | 'slant';

const number = String.raw`-?(?:\d+(?:\.\d+)?|\.\d+)`;
const length = `(?:0|${number}(?:px|rem|em|ch|%))`;
const channel = `${number}(?:%|deg)?`;
const separator = String.raw`(?:\s*,\s*|\s*/\s*|\s+)`;
const colour = String.raw`(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(?:rgba?|hsla?)\(\s*${channel}(?:${separator}${channel}){2,3}\s*\)|transparent|var\(--[a-z0-9-]+\))`;
const family = String.raw`(?:"[a-z0-9][a-z0-9 -]*"|'[a-z0-9][a-z0-9 -]*'|[a-z][a-z0-9-]*|var\(--font-(?:heading|body|ui)\))`;
const oneShadow = String.raw`(?:inset\s+)?${length}(?:\s+${length}){1,3}\s+${colour}`;

const whole = (pattern: string) => new RegExp(`^${pattern}$`, 'i');

/**
 * Each pattern spells out whole values, so that nothing can end the declaration, open a comment or fetch a file. Font
 * names may not contain quotes or escapes for the same reason.
 */
const grammar: Record<TokenKind, RegExp> = {
  colour: whole(colour),
  length: whole(String.raw`(?:${length}|var\(--text-(?:s|ui|m|l|xl|2xl|3xl|4xl)\))`),
  number: whole(number),
  weight: whole('[1-9]00|[1-9][0-9]0'),
  font: whole(String.raw`${family}(?:\s*,\s*${family}){0,7}`),
  shadow: whole(String.raw`(?:none|${oneShadow}(?:\s*,\s*${oneShadow}){0,3})`),
  transform: whole('(?:none|uppercase|lowercase|capitalize)'),
  slant: whole('(?:normal|italic)'),
};

/** Whether `value` may stand in a custom property of this kind. Values beyond 300 characters never may. */
export function isSafeValue(kind: TokenKind, value: string): boolean {
  return value.length <= 300 && grammar[kind].test(value.trim());
}
