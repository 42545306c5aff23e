import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { sourceFor } from './block-source.ts';
import { cleanSettings } from './clean-settings.ts';
import { hasPage } from './has-page.ts';
import { findPage } from './queries.ts';
import { readRecords } from './read-record.ts';

/** Blocks that are words and nothing else: no book, no picture, no frame, nothing that the gate keeps back. */
const words = [
  'accordion',
  'blank_space',
  'custom_html_css',
  'headline_paragraph',
  'table_grid',
  'text_columns',
];

export const getLegalPage: Handler<'site_content/getLegalPage'> = async (ctx, { path }) => {
  const page = hasPage(ctx.store.settings, path) && (await findPage(ctx.q, ctx.store.id, { path }));
  if (!page) throw refuse('not_found', m.refusal_not_found_page());
  const source = sourceFor(ctx, path);
  const records = readRecords(ctx, page).filter(({ component }) => words.includes(component));
  const blocks = records.map(async ({ kind, leftOut, ...record }) => {
    const data = cleanSettings(kind.schema.shape, record.data, noPictures);
    const { component, id } = record;
    const loads = component === 'custom_html_css' || component === 'table_grid';
    const injected_data = loads ? await kind.load(record.data, source, { id, leftOut }) : null;
    return { ...record, data, injected_data };
  });
  const { id: page_id, title, description, type } = page;
  return { page_id, path: page.path, title, description, type, blocks: await Promise.all(blocks) };
};

const noPictures = { webstoreName: '', known: new Map() };
