import type { Output } from '../../contract/actions.ts';
import type { ContentRecord } from '../../contract/page.ts';
import type { Context } from '../context.ts';
import { sourceFor } from './block-source.ts';
import { cleanSettings, type Pictures, pictureAddress, picturePaths } from './clean-settings.ts';
import { findPictures, type PageRow } from './queries.ts';
import { type ReadRecord, readRecords } from './read-record.ts';

/** A page with whatever its blocks show: settings are checked, and a broken block is left out. */
export async function shownPage(
  ctx: Context,
  page: Omit<PageRow, 'changed_at'>,
): Promise<Output<'site_content/getPage'>> {
  const records = readRecords(ctx, page);
  const known = await picturesOf(ctx, records);
  const source = sourceFor(ctx, page.path);
  const found = await Promise.all(records.map((record) => complete(ctx, record, known, source)));
  const blocks = found.filter((block) => block !== null);
  const image = sharedPicture(records, known);
  return {
    page_id: page.id,
    path: page.path,
    title: page.title,
    description: page.description,
    type: page.type,
    blocks,
    ...(image && { image }),
    ...(blocks.length < found.length && { is_part: true }),
  };
}

/** Social networks draw no SVG. */
function sharedPicture(records: ReadRecord[], pictures: Pictures): string | undefined {
  const path = records
    .flatMap(({ kind, data }) => picturePaths(kind.schema.shape, data))
    .find((one) => pictures.known.has(one) && !one.endsWith('.svg'));
  return path && pictureAddress(path, pictures).replace(/#.*$/, '');
}

async function picturesOf(ctx: Context, records: ReadRecord[]): Promise<Pictures> {
  const paths = [...new Set(records.flatMap(({ kind, data }) => picturePaths(kind.schema.shape, data)))];
  const found = paths.length > 0 ? await findPictures(ctx.q, ctx.store.id, paths) : [];
  return { webstoreName: ctx.store.webstoreName, known: new Map(found.map((p) => [p.path, p])) };
}

async function complete(
  ctx: Context,
  { kind, leftOut, ...record }: ReadRecord,
  pictures: Pictures,
  source: ReturnType<typeof sourceFor>,
): Promise<ContentRecord | null> {
  const name = record.component;
  try {
    const data = cleanSettings(kind.schema.shape, record.data, pictures);
    const injected_data = await inTime(kind.load(record.data, source, { id: record.id, leftOut }));
    return { ...record, data, injected_data };
  } catch (err) {
    ctx.shop.log.warn({ component: name, err }, 'a block was left out');
    return null;
  }
}

/** How long a page waits for what one of its blocks shows. */
const patienceMs = 4_000;

async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The block took too long.')), patienceMs);
  });
  return Promise.race([loading, tooLate]).finally(() => clearTimeout(timer));
}
