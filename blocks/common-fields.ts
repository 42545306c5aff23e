import { z } from 'zod';
import {
  buttonStyle,
  choice,
  colour,
  field,
  hints,
  link,
  linkStyle,
  number,
  richText,
  textStyle,
  words,
  yesNo,
} from './fields.ts';

/** How a block is laid out. */
export const layoutFields = {
  width: number('Width', { min: 10, max: 100, unit: '%' }, 100),
  align: choice('Alignment', { left: 'Left', center: 'Center', right: 'Right' }, 'left'),
  padding_x: number('Space left and right', { min: 0, max: 400, unit: 'px' }, 0),
  padding_y: number('Space above and below', { min: 0, max: 400, unit: 'px' }, 24),
  background_colour: colour('Background'),
};

/** The words that every block can have. */
export const textFields = {
  heading: words('Heading', 500),
  heading_preset: textStyle('Style of the heading'),
  paragraph: richText('Text'),
  paragraph_preset: textStyle('Style of the text'),
};

type Catching = z.ZodCatch<z.ZodType>;
type MobileVariants<F extends Record<string, Catching>> = {
  [K in keyof F & string as `mobile_${K}`]: z.ZodCatch<z.ZodNullable<ReturnType<F[K]['unwrap']>>>;
};

/** The same fields for a screen of 716 px or less (BLOCK-005); null = as on a wide one. */
export function mobileVariants<F extends Record<string, Catching>>(fields: F): MobileVariants<F> {
  const variants = Object.entries(fields).map(([name, wide]) => {
    const about = hints.get(wide);
    const narrow = (wide.unwrap() as z.ZodType).nullable().catch(null);
    if (about) hints.add(narrow, { ...about, label: `${about.label}, on phones`, wideLabel: about.label });
    return [`mobile_${name}`, narrow];
  });
  return Object.fromEntries(variants) as MobileVariants<F>;
}

/** Settings that every block has (BLOCK-004 to BLOCK-009, blocks.tsv). */
export const commonFields = {
  ...layoutFields,
  ...textFields,
  link_preset: linkStyle('Style of the links in texts'),
  link_id: field(z.string().regex(/^[\w-]{0,60}$/), '', {
    label: 'Anchor',
    control: 'words',
    hint: 'Links to anchor: and this word lead here. Letters, digits, - and _.',
  }),
  allow_mobile_overrides: yesNo('Different settings on phones', false),
  ...mobileVariants({ ...layoutFields, ...textFields }),
};
export type CommonSettings = { [K in keyof typeof commonFields]: z.output<(typeof commonFields)[K]> };

/** Fields of blocks with one button. The label's default is the documents' (BLOCK-061). */
export const buttonFields = {
  button_url: link('Button link'),
  button_label: words('Button label', 100, 'Buy Books'),
  button_type: buttonStyle('Style of the button'),
  button_tab: yesNo('Open in a new tab', false),
  button_block: yesNo('Full column width', false),
};
export type ButtonSettings = { [K in keyof typeof buttonFields]: z.output<(typeof buttonFields)[K]> };

/** Entry of a `buttons` list (BLOCK-060). */
export const linkButton = {
  label: words('Button label', 100, 'Buy Books'),
  link: link('Link'),
  tab: yesNo('Open in a new tab', false),
};
