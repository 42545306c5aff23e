import { expect, it } from 'vitest';
import type { z } from 'zod';
import { drawBlock, samples } from '../test/draw-block.tsx';
import { type BlockName, catalog } from './catalog.ts';
import { type BlockDefinition, readSettings } from './define-block.ts';
import { type Hints, hints } from './fields.ts';
import { storiesOf } from './stories.server.ts';

type Stored = Record<string, unknown>;

const layout = 'width align padding_x padding_y background_colour';
const text = 'heading heading_preset paragraph paragraph_preset';
const common = `${layout} ${text}`.split(' ');
const commonFields = [...common, 'link_id', 'allow_mobile_overrides', ...common.map((f) => `mobile_${f}`)];
const button = 'button_url button_label button_type button_tab button_block';
const image = 'path link alt new_tab image_radius has_width';
const buttons = 'buttons.label buttons.link buttons.tab';
const titles = 'list_id limit display_mode image_size show_title show_author';
const newsletter = 'url heading subheading show_name show_phone';
const columns =
  'columns.header columns.padding_x columns.padding_y columns.text_align columns.header_preset columns.min_width';
const look = 'alternating border_thickness border_colour fixed_width height';

/** The documented settings of each kind of block besides the common ones, and the rows that name them; none for a block of our own. */
const documented: Partial<Record<BlockName, [fields: string, rows: string]>> = {
  above_searchbar_notice: ['button_url button_label button_type button_tab', 'BLOCK-044'],
  accordion: [
    'label is_accordion is_ghost faq.headline faq.label faq.paragraph arrow_colour arrow_size',
    'BLOCK-062..064',
  ],
  balance_checker: ['', 'BLOCK-006'],
  blank_space: ['divider', 'BLOCK-012'],
  browse: ['', 'BLOCK-006'],
  button_grid: [buttons, 'BLOCK-060'],
  constant_contact_embedded: [newsletter, 'NEWS-001'],
  contact_and_hours: ['location_id', 'BLOCK-006'],
  custom_button: [button, 'BLOCK-008'],
  custom_embed: ['embed', 'BLOCK-094'],
  custom_form: ['form_id width', 'BLOCK-006'],
  custom_html_css: ['html css', 'BLOCK-094'],
  event_list: ['', 'BLOCK-006'],
  events: ['', 'BLOCK-006'],
  events_calendar: ['', 'BLOCK-006'],
  events_calendar_upcoming: ['limit', 'BLOCK-006'],
  events_grid: ['limit', 'BLOCK-006'],
  gift_card_image: ['title description button_label', 'BLOCK-089'],
  gift_cards: ['title description button_label', 'BLOCK-089'],
  headline_paragraph: ['', 'BLOCK-007, BLOCK-013'],
  image_carousel: [
    'slides.path slides.link slides.tab slides.alt slides.headline slides.paragraph slides.button_label ' +
      'animation auto height opacity',
    'BLOCK-076, BLOCK-077',
  ],
  image_gif: [image, 'BLOCK-010, BLOCK-015'],
  image_grid: [image.replace(/\w+/g, 'images.$&'), 'BLOCK-094'],
  mailchimp_embedded: [newsletter, 'NEWS-001'],
  map_stores_location: ['', 'BLOCK-006'],
  popup_notice: ['link_button link_button_label link_button_url', 'BLOCK-006'],
  product_grid: [titles, 'BLOCK-068'],
  product_slider: [titles, 'BLOCK-068'],
  scroll_to_top: ['', 'BLOCK-009'],
  side_by_side_text_button: [buttons, 'BLOCK-060'],
  side_by_side_text_image: [`${image} ${button}`, 'BLOCK-008, BLOCK-010'],
  single_event_feature: ['event_id', 'BLOCK-006'],
  single_title_feature: [`eisbn ${button}`, 'BLOCK-008'],
  table_grid: [`${columns} rows.data rows.check ${look}`, 'BLOCK-065..067'],
  text_columns: ['columns.heading columns.paragraph', 'BLOCK-006'],
  text_over_image: [`${image} ${button}`, 'BLOCK-094'],
  text_over_parallax: [`${image} ${button}`, 'BLOCK-094'],
  text_over_video: [`url ${button}`, 'BLOCK-082'],
  youtube: ['url aspect_ratio full_width', 'BLOCK-082'],
};

const both = (...names: string[]) => names.flatMap((name) => [name, `mobile_${name}`]);
const textless = both(...text.split(' '));
const line = [...both('width', 'padding_y'), 'link_preset'];

/** What changes nothing in the first HTML: only a browser's script comes to it, or the block has no part that it is about. */
const without: Partial<Record<BlockName, string[]>> = {
  above_searchbar_notice: [...line, 'button_block'],
  blank_space: [...textless, ...both('padding_y')],
  image_carousel: ['timeout'],
  popup_notice: [...line, 'button_label', 'show_once'],
  scroll_to_top: [...textless, ...both('width', 'align', 'padding_x', 'padding_y'), 'link_id', 'link_preset'],
  text_over_video: ['aspect_ratio', 'full_width', 'title'],
  custom_embed: ['embed'],
};

/** Values of which a field takes at least one other than its own. */
function othersFor({ control, options }: Hints): unknown[] {
  const byControl: Partial<Record<Hints['control'], unknown[]>> = {
    words: ['Other words', 'https://example.com/other', 'other', '4:3', ['Other words']],
    rich_text: ['<p>Other words</p>'],
    code: ['<b>Other</b>', 'b { color: red }'],
    number: [1, 2, 3, 8, 15, 40, 77, 130, 500],
    choice: Object.keys(options ?? {}).flatMap((key) => [key, Number(key)]),
    switch: [true, false, [true], [false]],
    link: ['/other'],
    picture: ['other.svg'],
    title: ['0000000000001'],
  };
  return byControl[control] ?? [1, 2, 3];
}

/** The same settings with another value of one field, of the block's own or of the first entry of a list. */
function othersOf(stored: Stored, path: string, about: Hints): Stored[] {
  const [field = '', ofEntry] = path.split('.');
  const values = othersFor(about);
  if (!ofEntry) return values.map((value) => ({ ...stored, [field]: value }));
  const [first, ...rest] = (stored[field] as Stored[] | undefined) ?? [];
  return first
    ? values.map((value) => ({ ...stored, [field]: [{ ...first, [ofEntry]: value }, ...rest] }))
    : [];
}

async function isSome<T>(all: T[], is: (one: T) => Promise<boolean>): Promise<boolean> {
  for (const one of all) if (await is(one)) return true;
  return false;
}

function settingsOf(shape: z.ZodRawShape): [path: string, about: Hints][] {
  return Object.entries(shape).flatMap(([name, schema]): [string, Hints][] => {
    const about = hints.get(schema as z.ZodType);
    if (!about) return [];
    const entry = Object.entries(about.entry ?? {});
    return about.control === 'rows' ? entry.map(([of, hint]) => [`${name}.${of}`, hint]) : [[name, about]];
  });
}

const cases = (Object.keys(catalog) as BlockName[]).map((name) => {
  const [fields, rows] = documented[name] ?? ['', 'a block of our own'];
  return [name, rows, fields] as const;
});

it.each(cases)(
  'every setting of %s has an effect (%s, BLOCK-004, BLOCK-006..009)',
  async (name, _rows, fields) => {
    const block = catalog[name] as BlockDefinition;
    const settings = settingsOf(block.schema.shape);
    const names = settings.map(([path]) => path);
    expect(names).toEqual(expect.arrayContaining([...commonFields, ...fields.split(' ').filter(Boolean)]));
    const stories = await storiesOf(name);
    const bases = stories.map(
      ({ data }): Stored => ({
        ...{
          heading: 'A heading',
          paragraph: '<p>Words</p>',
          mobile_heading: 'On phones',
          mobile_height: 50,
        },
        ...{ mobile_background_colour: 4, allow_mobile_overrides: true },
        embed_url: 'https://example.com/form',
        ...(typeof data === 'function' ? data(samples) : data),
      }),
    );
    const effective = new Set<string>();
    for (const stored of bases) {
      const before = readSettings(block, stored);
      const shown = await drawBlock(name, before);
      for (const [path, about] of settings) {
        if (effective.has(path)) continue;
        const others = othersOf(stored, path, about).map((other) => readSettings(block, other));
        const changed = others.filter((other) => JSON.stringify(other) !== JSON.stringify(before));
        if (await isSome(changed, async (other) => (await drawBlock(name, other)) !== shown))
          effective.add(path);
      }
    }
    expect(names.filter((path) => !effective.has(path)).sort()).toEqual([...(without[name] ?? [])].sort());
  },
);
