import type { BlockName, BlockSettings } from './catalog.ts';
import type { Embed, Injected } from './injected.ts';

/** What a block may ask the shop for while its page is loaded. */
export interface BlockSource {
  /** Of the page that is loaded. */
  path: string;
  listTitles(listId: number, limit: number): Promise<Injected['product_slider']>;
  oneTitle(eisbn: string): Promise<Injected['single_title_feature']>;
  /** With the special days that are near. */
  locations(): Injected['contact_and_hours'];
  map(): Injected['map_stores_location'];
  form(formId: number): Promise<Injected['custom_form']>;
  /** Markup of the owner's own, made harmless. */
  ownMarkup(html: string, css: string): { html: string; css: string };
}

type Loader<N extends BlockName> = (
  data: BlockSettings<N>,
  from: BlockSource,
  /** Of the block on its page. */
  id: string,
  /** How many stored entries are more than it shows, by field. */
  leftOut: Record<string, number>,
) => Promise<unknown>;

const coversBesideWords = 3;

/** Server side of the blocks that show more than their settings. */
export const loaders: { [N in keyof Injected]: Loader<N> } = {
  headline_paragraph: async (data, from) =>
    data.style === 'hero' && data.list_id ? from.listTitles(data.list_id, coversBesideWords) : null,
  product_slider: (data, from) => from.listTitles(data.list_id, data.limit),
  product_grid: (data, from) => from.listTitles(data.list_id, data.limit),
  single_title_feature: (data, from) => from.oneTitle(data.eisbn),
  contact_and_hours: async (_data, from) => from.locations(),
  map_stores_location: async (_data, from) => from.map(),
  custom_form: ({ form_id }, from) => from.form(form_id),
  table_grid: async (_data, _from, _id, { rows = 0, columns = 0 }) =>
    rows + columns > 0 ? { rows, columns } : null,
  custom_html_css: async ({ html, css }, from) => (html ? from.ownMarkup(html, css) : null),
  custom_embed: async ({ embed }, from, id) => embedOf(embed, from, id),
  mailchimp_embedded: async ({ embed_url }, from, id) => embedOf(embed_url, from, id),
  constant_contact_embedded: async ({ embed_url }, from, id) => embedOf(embed_url, from, id),
};

/** Where server/http/embeds.ts shows the code of a block; null when it has none. */
function embedOf(code: string, { path }: BlockSource, id: string): Embed | null {
  if (!code) return null;
  const src = `/embed/${encodeURIComponent(id)}?page=${encodeURIComponent(path)}`;
  return { src, needs_script: needsScript(code) };
}

/** Whether nothing is left of this markup without its scripts: neither words nor something to see. */
function needsScript(code: string): boolean {
  const still = code.replace(/<(script|style|noscript)\b[\s\S]*?(<\/\1\s*>|$)|<!--[\s\S]*?-->/gi, '');
  if (still.length === code.length || /<(iframe|img|video|audio|form|svg|object|embed)\b/i.test(still))
    return false;
  return still.replace(/<[^>]*>/g, '').trim() === '';
}
