import { catalog } from '../blocks/catalog.ts';
import type { BlockDefinition } from '../blocks/define-block.ts';
import { type HintsByField, hintsOf } from '../blocks/fields.ts';

/** Leaves an attribute, a tag, a style and a data block, each with an effect that can be seen. */
export const script =
  `'"></style></script><script>window.ran=1</script><img src=x onerror="window.ran=1"><svg onload=window.ran=1>` +
  '<a href="javascript:window.ran=1">x</a>';

const kinds = Object.entries(catalog).filter(([name]) => name !== 'browse') as [string, BlockDefinition][];

/** One block of every kind, with `value` for every setting and in every entry. The page of a browse block is another one. */
const everyKindWith = (value: unknown) =>
  kinds.map(([component, { schema }]) => ({
    component,
    data: filled(schema.shape, hintsOf(schema.shape), value),
  }));

/** A block of every kind with each of these for its settings. */
const everyKindOf = (...settings: unknown[]) =>
  settings.flatMap((data) => kinds.map(([component]) => ({ component, data })));

function filled(names: object, hints: HintsByField, value: unknown): object {
  return Object.fromEntries(
    Object.keys(names).map((name) => {
      const entry = hints[name]?.entry;
      return [name, entry ? [filled(entry, entry, value), value] : value];
    }),
  );
}

/** [[[[…]]]], `depth` times. */
const nested = (depth: number): unknown => (depth === 0 ? 'in here' : [nested(depth - 1)]);
const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
const words = (heading: string) => ({ component: 'headline_paragraph', data: { heading } });

/** What stands around the broken part: the rest of the page has to be there. */
export const around = ['Before it', 'After it'] as const;
const between = (...blocks: unknown[]) => [words(around[0]), ...blocks, words(around[1])];

const badLinks = ['javascript:window.ran=1', ' JaVaScRiPt:window.ran=1', 'java\tscript:window.ran=1'];
const badFrames = [
  'https://127.0.0.1/list',
  'https://10.0.0.1/list',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/list',
  'https://localhost/list',
  'file:///etc/passwd',
  'http://lists.example/plain',
];

/** What may stand in `page.blocks` after a careless import, an older release, a hand in the database or an attack. */
export const brokenPages: Record<string, unknown> = {
  'blocks of wrong types': between(null, 7, 'x', [], [[]], true, { component: 7 }, { component: {} }, {}),
  'unknown kinds': between(
    ...['nope', '__proto__', 'constructor', 'toString', '', script].map((component) => ({ component })),
  ),
  'no settings': between(...kinds.map(([component]) => ({ component }))),
  'settings of wrong types': between(...everyKindOf(null, 'x', 7)),
  'lists for settings': between(...everyKindOf([], [1, 2], nested(3))),
  'a number for every setting': between(...everyKindWith(42)),
  'a text for every setting': between(...everyKindWith('x')),
  'an object for every setting': between(...everyKindWith({ length: 3, toString: 'x' })),
  'null for every setting': between(...everyKindWith(null)),
  'sizes below nothing': between(...everyKindWith(-1_000_000)),
  'sizes beyond everything': between(...everyKindWith(1e300)),
  'a script in every text': between(...everyKindWith(script)),
  'one long word in every text': between(...everyKindWith('W'.repeat(80))),
  'scripts as links': between(
    ...badLinks.flatMap((link) => everyKindWith(link)),
    ...badLinks.map((link) => ({
      component: 'headline_paragraph',
      data: { paragraph: `<p><a href="${link}">Press</a></p>` },
    })),
  ),
  'settings nested a thousand deep': between(
    ...everyKindWith(nested(1000)),
    { component: 'headline_paragraph', data: { paragraph: '<b>'.repeat(5_000) } },
    { component: 'custom_html_css', data: { html: '<div>'.repeat(9_000), css: '@media all{'.repeat(4_000) } },
  ),
  'ten thousand cells': between({
    component: 'table_grid',
    data: {
      columns: times(10, (i) => ({ header: `Column ${i}` })),
      rows: times(1_000, (i) => ({ data: times(10, (at) => `Cell ${i}.${at}`), check: [] })),
    },
  }),
  'ten thousand rows': between({
    component: 'table_grid',
    data: { columns: [{ header: 'One' }], rows: times(10_000, (i) => ({ data: [`Row ${i}`] })) },
  }),
  'ten thousand columns': between({
    component: 'table_grid',
    data: {
      columns: times(10_000, () => ({ header: script })),
      rows: [{ data: times(10_000, () => script) }],
    },
  }),
  'ten thousand entries': between(
    { component: 'accordion', data: { faq: times(10_000, (i) => ({ headline: `Question ${i}` })) } },
    { component: 'image_carousel', data: { slides: times(10_000, () => ({ path: 'none.jpg' })) } },
    { component: 'button_grid', data: { buttons: times(10_000, () => ({ link: '/browse' })) } },
  ),
  'nothing to show': between(
    { component: 'image_carousel', data: { slides: [], auto: true } },
    { component: 'image_grid', data: { images: [] } },
    { component: 'table_grid', data: { columns: [{}], rows: [] } },
    { component: 'accordion', data: { faq: [{}] } },
    { component: 'text_columns', data: { columns: [] } },
    { component: 'button_grid', data: { buttons: [] } },
    { component: 'youtube', data: { url: '' } },
  ),
  'what is not there any more': between(
    { component: 'product_slider', data: { list_id: 999_999 } },
    { component: 'product_grid', data: { list_id: 2_147_483_648_000 } },
    { component: 'single_title_feature', data: { eisbn: '9999999999999' } },
    { component: 'contact_and_hours', data: { location_id: 999_999 } },
    { component: 'map_stores_location', data: { location_id: 999_999 } },
    { component: 'custom_form', data: { form_id: 999_999 } },
    { component: 'custom_form', data: { form_id: 9e15 } },
  ),
  'films that are none': between(
    ...[
      'https://youtube.com.evil.example/watch?v=abcdefghijk',
      'https://youtu.be/"><script>',
      script,
    ].flatMap((url) => ['youtube', 'text_over_video'].map((component) => ({ component, data: { url } }))),
  ),
  'frames of private places': between(
    ...badFrames.flatMap((embed_url) =>
      ['mailchimp_embedded', 'constant_contact_embedded'].map((component) => ({
        component,
        data: { embed_url, url: embed_url },
      })),
    ),
  ),
  'versions of another time': between(
    ...[-1, 1e9, 0.5, 'two', null, {}].map((settings_version) => ({
      component: 'headline_paragraph',
      data: { settings_version, heading: 'Of another time', background_colour: 'accent' },
    })),
  ),
  'one name for all': between(
    ...times(3, () => ({ id: 'same', component: 'accordion', data: { faq: [{ headline: 'Question' }] } })),
    { id: script, component: 'custom_embed', data: { embed: '<p>Embedded</p>' } },
    { id: 'x'.repeat(5_000), component: 'custom_embed', data: { embed: '<p>Embedded</p>' } },
    { id: {}, component: 'custom_form', data: {} },
  ),
};

/** Contents that are no list of blocks: the page is there, and empty. */
export const noPages: Record<string, unknown> = {
  'cut off': '[{"component":"headline_paragraph","data":{"heading":"Before it"',
  'a number': 7,
  'an object': { component: 'headline_paragraph' },
  yes: true,
  'nested a thousand deep': nested(1000),
};
