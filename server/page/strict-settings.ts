import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { type BlockDefinition, upgraded } from '../../blocks/define-block.ts';
import { entryShapes, hints } from '../../blocks/fields.ts';
import { withoutControls } from '../../contract/control-characters.ts';
import { sanitizeRichText } from '../rich-text.ts';

type Settings = Record<string, unknown>;

/** A setting that cannot be shown as it is. */
export interface WrongSetting {
  /** 'heading', or 'slides.2.link' for one of the second entry. */
  field: string;
  /** As the page editor calls it. */
  label: string;
}

/**
 * Settings of a block as they are stored, with rich text sanitised, and those that are wrong. Reading forgives and shows a
 * default instead; this does not. Settings that are left out have their defaults.
 */
export function strictSettings(
  kind: BlockDefinition,
  given: Settings,
): { data: Settings; wrong: WrongSetting[] } {
  const { settings_version: _, ...settings } = upgraded(kind.upgrades, given);
  const wrong: WrongSetting[] = [];
  const data = checkFields(kind.schema.shape, settings, '', wrong);
  return { data: { ...data, settings_version: kind.upgrades.length }, wrong };
}

function checkFields(
  shape: z.ZodRawShape,
  settings: Settings,
  above: string,
  wrong: WrongSetting[],
): Settings {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => {
      const field = above + name;
      const schema = Object.hasOwn(shape, name) ? (shape[name] as z.ZodCatch<z.ZodType>) : undefined;
      if (schema) return [name, checkField(schema, value, field, wrong)];
      wrong.push({ field, label: name });
      return [name, value];
    }),
  );
}

function checkField(
  schema: z.ZodCatch<z.ZodType>,
  given: unknown,
  field: string,
  wrong: WrongSetting[],
): unknown {
  const { label = field, control, most = 0 } = hints.get(schema) ?? {};
  const entry = entryShapes.get(schema);
  if (entry && Array.isArray(given)) {
    if (given.length > most) wrong.push({ field, label });
    return given.map((one, i) => {
      const at = `${field}.${i + 1}`;
      if (isSettings(one)) return checkFields(entry, one, `${at}.`, wrong);
      wrong.push({ field: at, label });
      return one;
    });
  }
  const strict = schema.unwrap();
  const value = typeof given === 'string' ? withoutControls(given).toWellFormed() : given;
  const read = strict.safeParse(value);
  const isRichText = control === 'rich_text' && read.success && typeof read.data === 'string';
  // Sanitising can make a text longer: '&' becomes '&amp;'.
  const { success, data } = isRichText ? strict.safeParse(sanitizeRichText(read.data as string)) : read;
  // Cells and switches are cut and mended by their schema.
  if (!success || (Array.isArray(value) && !isDeepStrictEqual(data, value))) wrong.push({ field, label });
  return success ? data : given;
}

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
