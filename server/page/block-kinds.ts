import { z } from 'zod';
import { type BlockName, catalog } from '../../blocks/catalog.ts';
import { commonFields, layoutFields, textFields } from '../../blocks/common-fields.ts';
import type { BlockDefinition } from '../../blocks/define-block.ts';
import { type Control, entryShapes, type Hints, hints } from '../../blocks/fields.ts';
import type { BlockField, BlockKind, PlainField } from '../../contract/admin/page-editor.ts';
import { buttonPresets, colourPresets, linkPresets, textPresets } from '../../storefront/theme/presets.ts';

const presets: Partial<Record<Control, readonly string[]>> = {
  colour: colourPresets,
  text_style: textPresets,
  button_style: buttonPresets,
  link_style: linkPresets,
};

/** Every kind of block for the page editor, read from the schemas: a new block or field needs no line here. */
export function blockKinds(): BlockKind[] {
  made ??= Object.keys(catalog).map((component) => readKind(component, catalog[component as BlockName]));
  return made;
}
let made: BlockKind[] | undefined;

function readKind(component: string, kind: BlockDefinition): BlockKind {
  const { label, about, whenEmpty: when_empty, category, upgrades, schema } = kind;
  const fields = fieldsOf(schema.shape).map(([plain, setting]): BlockField => {
    const entry = fieldsOf(entryShapes.get(setting) ?? {}).map(([inner]) => inner);
    return { ...plain, group: groupOf(plain.name), entry };
  });
  return {
    component,
    label,
    about,
    when_empty,
    category,
    settings_version: upgrades.length,
    fields: inOrder(fields),
  };
}

function fieldsOf(shape: z.ZodRawShape): [PlainField, z.ZodType][] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const setting = schema as z.ZodCatch<z.ZodType>;
    const about = hints.get(setting);
    return about ? [[plainField(name, setting, about), setting]] : [];
  });
}

function plainField(name: string, setting: z.ZodCatch<z.ZodType>, about: Hints): PlainField {
  const strict = setting.unwrap();
  const canBeNull = strict.safeParse(null).success;
  const { minimum, maximum, maxLength, type } = limitsOf(strict);
  return {
    name,
    label: about.label,
    control: about.control,
    hint: about.hint ?? '',
    unit: about.unit ?? '',
    options: optionsOf(about, strict),
    min: minimum ?? null,
    max: maximum ?? null,
    whole: type === 'integer',
    max_length: maxLength ?? null,
    most: about.most ?? null,
    can_be_null: canBeNull,
    wide_label: about.wideLabel ?? '',
    // Fields never fail: what is missing becomes the default.
    default: setting.parse(undefined),
  };
}

function optionsOf({ control, options }: Hints, strict: z.ZodType): PlainField['options'] {
  const numbered = presets[control]?.map((label, i) => ({ value: i + 1, label }));
  // The keys of an object are texts, also those of a setting that is a number.
  const stored = (key: string) => (strict.safeParse(key).success ? key : Number(key));
  return numbered ?? Object.entries(options ?? {}).map(([key, label]) => ({ value: stored(key), label }));
}

interface Limits {
  type?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

/** The limits of a number or a text, also if it can be null. */
function limitsOf(schema: z.ZodType): Limits {
  const { anyOf, ...own } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Limits & {
    anyOf?: Limits[];
  };
  return { ...own, ...anyOf?.find(({ type }) => type !== 'null') };
}

const groupOf = (name: string): BlockField['group'] => {
  if (name.startsWith('mobile_') || name === 'allow_mobile_overrides') return 'phones';
  return Object.hasOwn(layoutFields, name) ? 'layout' : 'content';
};

/** The texts that every block has, its own settings, what else every block has, how it is laid out, and its variants for phones. */
function inOrder(fields: readonly BlockField[]): BlockField[] {
  const rank = ({ group, name }: BlockField) => {
    if (group !== 'content') return group === 'layout' ? 3 : 4;
    if (Object.hasOwn(textFields, name)) return 0;
    return Object.hasOwn(commonFields, name) ? 2 : 1;
  };
  return fields.toSorted((a, b) => rank(a) - rank(b));
}
