import type { z } from 'zod';
import { type HintsByField, hintsOf } from '../../blocks/fields.ts';
import { sanitizeRichText } from '../rich-text.ts';

type Settings = Record<string, unknown>;

/** A picture of the shop's own, as the picture table knows it. */
export interface KnownPicture {
  path: string;
  cache: string;
  width: number;
  height: number;
  /** What the library says that it shows. */
  alt: string;
  /** The point that stays in view where it is cut, in percent from the left and the top. */
  focus_x: number;
  focus_y: number;
}

/** The shop's pictures: its name in their addresses, and what is known of those that settings name. */
export interface Pictures {
  webstoreName: string;
  known: ReadonlyMap<string, KnownPicture>;
}

/**
 * Checked settings of a block as pages show them, by what each field is: rich text of the shop owner is sanitised wherever
 * it comes from (page editor, seed, import), and a picture's path becomes its address. A picture without words of the block has
 * those of the library.
 */
export function cleanSettings(shape: z.ZodRawShape, settings: Settings, pictures: Pictures): Settings {
  const said = mapEntries(hintsOf(shape), settings, (fields, entry) => withWords(fields, entry, pictures));
  return mapFields(hintsOf(shape), said, (control, value) => {
    if (control === 'rich_text') return sanitizeRichText(value);
    // The owner's own code is never sent as it is: the loaders of its blocks make it harmless.
    if (control === 'code') return '';
    return control === 'picture' ? pictureAddress(value, pictures) : value;
  });
}

/** The paths of the shop's own pictures among checked settings. */
export function picturePaths(shape: z.ZodRawShape, settings: Settings): string[] {
  const found: string[] = [];
  mapFields(hintsOf(shape), settings, (control, value) => {
    if (control === 'picture' && isOwn(value)) found.push(value);
    return value;
  });
  return found;
}

/** The settings with every text changed by what its field is, entries' too. */
function mapFields(
  fields: HintsByField,
  settings: Settings,
  change: (control: string, value: string) => string,
): Settings {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => {
      const about = fields[name];
      if (about && typeof value === 'string') return [name, change(about.control, value)];
      if (!about?.entry || !Array.isArray(value)) return [name, value];
      const { entry } = about;
      return [name, value.map((one: Settings) => mapFields(entry, one, change))];
    }),
  );
}

/** The settings and the entries in them, each changed as a whole. */
function mapEntries(
  fields: HintsByField,
  settings: Settings,
  change: (fields: HintsByField, entry: Settings) => Settings,
): Settings {
  const inside = Object.entries(settings).map(([name, value]) => {
    const entry = fields[name]?.entry;
    return [name, entry && Array.isArray(value) ? value.map((one: Settings) => change(entry, one)) : value];
  });
  return change(fields, Object.fromEntries(inside));
}

/** Fills empty words about pictures from the library. */
function withWords(fields: HintsByField, settings: Settings, { known }: Pictures): Settings {
  const filled = Object.entries(fields).flatMap(([name, { wordsIn }]) => {
    if (!wordsIn || settings[wordsIn] !== '') return [];
    return [[wordsIn, known.get(String(settings[name]))?.alt ?? '']];
  });
  return filled.length > 0 ? { ...settings, ...Object.fromEntries(filled) } : settings;
}

const isOwn = (path: string) => path !== '' && !/^https?:/i.test(path);

/**
 * A path that is not absolute lies among the store's own pictures (BLOCK-011). The fragment says how large the picture is
 * (ui/picture.tsx): its room is kept before it arrives; and which point of it stays in view.
 */
export function pictureAddress(path: string, { webstoreName, known }: Pictures): string {
  if (!isOwn(path)) return path;
  const address = `/media/${webstoreName}/${path.split('/').map(encodeURIComponent).join('/')}`;
  const picture = known.get(path);
  return picture
    ? `${address}?v=${picture.cache}#${picture.width}x${picture.height}${focusOf(picture)}`
    : address;
}

/** Nothing for the middle, which is where pictures are cut around anyway. */
const focusOf = ({ focus_x, focus_y }: KnownPicture): string =>
  focus_x === 50 && focus_y === 50 ? '' : `,${focus_x},${focus_y}`;
