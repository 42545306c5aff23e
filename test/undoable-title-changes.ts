import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { importFolder, uploadPath } from '../server/import/upload/files.ts';
import { buildStock, buildTitle } from './factories.ts';
import type { TestShop } from './shop.ts';
import type { Desk } from './staff.ts';

/** One kind of change, twice, and how it shows what it is about. */
export interface UndoableChange {
  read(): Promise<unknown>;
  change(): Promise<unknown>;
  /** Changes the same fields once more. */
  again(): Promise<unknown>;
}

export interface UndoableWorld {
  made: TestShop;
  /** Of staff who may do everything. */
  desk: Desk;
  location: { id: number };
}

export type Prepare = (world: UndoableWorld) => Promise<UndoableChange>;
/** Every kind of change of a book that can be undone. */
export const undoableTitleChanges = {
  'title/saveStock': async (world) => {
    const { made, desk, location } = world;
    const { id, eisbn, read } = await aBook(world);
    await buildStock(made.db, location.id, id, 2);
    const copies = (
      on_hand: number,
      on_order: number,
      seen: object,
      price: number,
      seenPrice: number | null,
    ) =>
      desk.get('title/saveStock', {
        eisbn,
        counts: [{ location_id: location.id, condition: 'NEW', on_hand, on_order, seen }],
        prices: [{ condition: 'NEW', price, seen: seenPrice }],
      });
    return {
      read,
      change: () => copies(5, 3, { on_hand: 2, on_order: 0 }, 1500, null),
      again: () => copies(4, 0, { on_hand: 5, on_order: 3 }, 1400, 1500),
    };
  },
  'title/saveComment': async (world) => {
    const { eisbn, read } = await aBook(world);
    const say = (text: string, seen = '') =>
      world.desk.get('title/saveComment', { eisbn, author: 'Nell', text, seen });
    await say('Read it.');
    return {
      read,
      change: () => say('Read it twice.', 'Read it.'),
      again: () => say('', 'Read it twice.'),
    };
  },
  'title/saveFacts': async (world) => {
    const { desk } = world;
    const { eisbn } = await aBook(world);
    const read = () => desk.get('title/getFacts', { eisbn });
    const save = async (facts: object) => {
      const { eisbn: _, ...seen } = await read();
      await desk.get('title/saveFacts', { ...seen, ...facts, eisbn, seen });
    };
    await save({ people: [{ name: 'Mara Quill', role: 'A01' }], publisher: 'Harbour Press', pages: 144 });
    return {
      read,
      change: () => save({ title: 'Tides', people: [], pages: null, list_price: 1200, language: 'French' }),
      again: () => save({ title: 'Tide', people: [{ name: 'Jo', role: 'A12' }], pages: 12, language: '' }),
    };
  },
  'title/hide': async (world) => {
    const { id, eisbn, read } = await aBook(world);
    const { desk, made } = world;
    // Its publisher has withdrawn it by now, and no one hides it any longer.
    const withdrawn = 'update title set hidden_at = null where id = $1';
    return {
      read,
      change: () => desk.get('title/hide', { eisbn }),
      again: () => made.db.query(withdrawn, [id]),
    };
  },
  'title/unhide': async (world) => {
    const { id, eisbn, read } = await aBook(world);
    const { desk, made } = world;
    // Its publisher has withdrawn it; no one has hidden it.
    await made.db.query('update title set deleted_at = now() where id = $1', [id]);
    const unhide = () => desk.get('title/unhide', { eisbn });
    return { read, change: unhide, again: () => desk.get('title/hide', { eisbn }) };
  },
  'title/saveCover': async (world) => {
    const { eisbn, read } = await aBook(world);
    const cover = async (color: string) =>
      world.desk.get('title/saveCover', { eisbn, file: await upload(world.made, color) });
    await cover('#264653');
    return { read, change: () => cover('#e76f51'), again: () => cover('#2a9d8f') };
  },
  'title/deleteCover': async (world) => {
    const { eisbn, read } = await aBook(world);
    const { desk, made } = world;
    await desk.get('title/saveCover', { eisbn, file: await upload(made, '#264653') });
    const replace = async () => desk.get('title/saveCover', { eisbn, file: await upload(made, '#e76f51') });
    return { read, change: () => desk.get('title/deleteCover', { eisbn }), again: replace };
  },
} satisfies Record<string, Prepare>;

async function aBook({ made, desk }: UndoableWorld) {
  const book = await buildTitle(made.db, { title: 'The Salt Path', list_price_usa: 1800 });
  return { ...book, read: () => desk.get('title/get', { eisbn: book.eisbn }) };
}

let uploads = 0;

/** Puts a picture of one color where uploads are, and returns its name. */
async function upload({ shop }: TestShop, background: string): Promise<string> {
  const folder = shop.env.DATA_DIR;
  mkdirSync(importFolder(folder), { recursive: true });
  uploads += 1;
  const name = uploads.toString(16).padStart(32, '0');
  const picture = sharp({ create: { width: 300, height: 450, channels: 3, background } }).png();
  writeFileSync(uploadPath(folder, name), await picture.toBuffer());
  return name;
}
