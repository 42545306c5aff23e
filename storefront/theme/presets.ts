import type { TokenKind } from './value-grammar.ts';

/**
 * Numbered styles that block settings refer to (BLOCK-003). A store overrides one property of one preset with a token such
 * as `text-3-weight`; what it leaves alone comes from presets.css and from the button component.
 */
export const textPresets = [
  'Display',
  'Heading',
  'Small heading',
  'Lead paragraph',
  'Paragraph',
  'Small print',
  'Label in capitals',
  'Quotation',
] as const;
/**
 * Grounds that blocks may stand on. What stands on one is coloured to be read there (block-grounds.ts); a store may set the
 * last four to colours of its own, and any other as well.
 */
export const colourPresets = [
  'Page',
  'Card',
  'Shade',
  'Accent, faint',
  'Accent',
  'Ink',
  'Footer',
  'Menu bar',
  'Own colour 1',
  'Own colour 2',
  'Own colour 3',
  'Own colour 4',
] as const;
export const buttonPresets = ['Filled', 'Outlined', 'Quiet', 'Reversed'] as const;
export const linkPresets = [
  'Underlined',
  'Plain, underlined when pointed at',
  'Strong, with an arrow',
] as const;

const properties: Record<'text' | 'button' | 'link', Record<string, TokenKind>> = {
  text: {
    font: 'font',
    size: 'length',
    weight: 'weight',
    leading: 'number',
    tracking: 'length',
    transform: 'transform',
    slant: 'slant',
    ink: 'colour',
  },
  button: {
    ground: 'colour',
    ink: 'colour',
    line: 'colour',
    'ground-hover': 'colour',
    'ink-hover': 'colour',
    radius: 'length',
  },
  link: { ink: 'colour', 'ink-hover': 'colour', weight: 'weight' },
};
const counts = { text: textPresets.length, button: buttonPresets.length, link: linkPresets.length };

/** The kind of a preset token such as 'button-2-ink', or undefined when there is no such token. */
export function presetTokenKind(name: string): TokenKind | undefined {
  const [, ground] = /^colour-(\d{1,2})$/.exec(name) ?? [];
  if (ground) return Number(ground) >= 1 && Number(ground) <= colourPresets.length ? 'colour' : undefined;
  const [, family, number, property] = /^(text|button|link)-(\d)-([a-z-]+)$/.exec(name) ?? [];
  if (family !== 'text' && family !== 'button' && family !== 'link') return undefined;
  const n = Number(number);
  return n >= 1 && n <= counts[family] ? properties[family][property ?? ''] : undefined;
}

const within = (number: number | null | undefined, count: number) =>
  number && Number.isInteger(number) && number >= 1 && number <= count ? String(number) : undefined;

/** Attribute that sets text in preset `number` (1 to 8); nothing when the number is unknown. */
export function textPreset(number: number | null | undefined): { 'data-text'?: string } {
  const n = within(number, textPresets.length);
  return n ? { 'data-text': n } : {};
}

/** Attribute that sets the links of a block's texts in preset `number` (1 to 3); nothing when the number is unknown. */
export function linkPreset(number: number | null | undefined): { 'data-links'?: string } {
  const n = within(number, linkPresets.length);
  return n ? { 'data-links': n } : {};
}

/** The button variant of preset `number` (1 to 4); the first when the number is unknown. */
export function buttonPreset(number: number | null | undefined) {
  const variants = ['primary', 'secondary', 'quiet', 'reversed'] as const;
  return variants[Number(within(number, variants.length) ?? 1) - 1] ?? 'primary';
}
