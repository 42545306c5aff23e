import type { ArrayField, ComponentConfig, Config, CustomField, Field, Fields } from '@puckeditor/core';
import type { BlockField, BlockKind, PlainField } from '../../../contract/admin/page-editor.ts';
import * as m from '../../../messages/compiled/messages.js';
import { renderBlockOf, renderPage, renderUnreadable } from './canvas.tsx';
import { renderGroup, renderRecord } from './group-fields.tsx';
import { renderWords, type WordsField } from './page-words.tsx';
import { unreadable } from './puck-data.ts';
import { renderSetting } from './setting-field.tsx';

type Settings = Readonly<Record<string, unknown>>;

/** What Puck knows of the shop's blocks: all of it comes from their schemas, by `page/getBlockKinds`. */
export function editorConfig(kinds: readonly BlockKind[]): Config {
  const components = Object.fromEntries(kinds.map((kind) => [kind.component, blockConfig(kind)]));
  const names = [...new Set([...Object.keys(categoryNames), ...kinds.map(({ category }) => category)])];
  return {
    components: { ...components, [unreadable]: unreadableConfig() },
    categories: {
      ...Object.fromEntries(
        names.map((name) => [
          name,
          {
            title: categoryNames[name]?.() ?? name,
            components: kinds.filter(({ category }) => category === name).map(({ component }) => component),
            defaultExpanded: name === 'text',
          },
        ]),
      ),
      other: { visible: false, components: [unreadable] },
    },
    root: { label: m.deskpage_settings(), fields: pageFields(), render: renderPage },
  };
}

const categoryNames: Readonly<Record<string, () => string>> = {
  text: m.deskpage_category_text,
  pictures: m.deskpage_category_pictures,
  books: m.deskpage_category_books,
  buttons: m.deskpage_category_buttons,
  forms: m.deskpage_category_forms,
  shop: m.deskpage_category_shop,
  own_code: m.deskpage_category_own_code,
  notices: m.deskpage_category_notices,
};

function blockConfig(kind: BlockKind): ComponentConfig {
  return {
    label: kind.label,
    metadata: { kind },
    inline: true,
    fields: fieldsOf(kind, {}),
    defaultProps: { settings_version: kind.settings_version },
    resolveFields: ({ props }) => fieldsOf(kind, props),
    render: renderBlockOf(kind),
  };
}

const unreadableConfig = (): ComponentConfig => ({
  label: m.deskpage_broken(),
  inline: true,
  fields: {},
  permissions: { duplicate: false, insert: false },
  render: renderUnreadable,
});

/** The fields of a block with these settings: those for phones only where the owner wants others there. */
export function fieldsOf({ fields }: BlockKind, settings: Settings): Fields {
  const group = (name: BlockField['group']) => fields.filter((field) => field.group === name);
  const phones = group('phones').filter(
    ({ name }) => name === 'allow_mobile_overrides' || settings.allow_mobile_overrides === true,
  );
  return {
    ...namedFields(group('content')),
    group_layout: heading(m.deskpage_group_layout()),
    record: { type: 'custom', render: renderRecord } as CustomField<unknown>,
    ...namedFields(group('layout')),
    group_phones: heading(m.deskpage_group_phones()),
    ...namedFields(phones.toSorted((a, b) => Number(isSwitch(b)) - Number(isSwitch(a)))),
  };
}

const isSwitch = ({ name }: BlockField) => name === 'allow_mobile_overrides';

const heading = (label: string): Field => ({ type: 'custom', metadata: { label }, render: renderGroup });

const namedFields = (fields: readonly BlockField[]): Fields =>
  Object.fromEntries(fields.map((field) => [field.name, puckField(field)]));

function puckField(field: BlockField): Field {
  return field.control === 'rows' ? rowsField(field) : settingField(field);
}

const settingField = (about: PlainField): CustomField<unknown> => ({
  type: 'custom',
  metadata: { about },
  render: renderSetting,
});

/** Repeated entries, each called by its first words. */
function rowsField({ label, entry, most }: BlockField): Field {
  const rows: ArrayField<Settings[]> = {
    type: 'array',
    label,
    arrayFields: Object.fromEntries(entry.map((field) => [field.name, settingField(field)])),
    defaultItemProps: {},
    getItemSummary: (item, index = 0) => summaryOf(item, entry) || `${label} ${index + 1}`,
    ...(most !== null && { max: most }),
  };
  return rows as Field;
}

const wordControls = new Set(['words', 'rich_text', 'cells']);

/** What an entry of a list is called: its first text; '' without any. */
export function summaryOf(item: Settings, entry: readonly PlainField[]): string {
  const texts = entry
    .filter(({ control }) => wordControls.has(control))
    .flatMap(({ name }) => [item[name]].flat().filter((value) => typeof value === 'string'));
  const [first = ''] = texts.map((text) => text.replace(/<[^>]*>/g, ' ').trim()).filter(Boolean);
  return first.slice(0, 60);
}

/** The first words that readers see of a block, to tell it from others of its kind; '' without any. */
export function firstWords(settings: Settings, { fields }: BlockKind): string {
  const content = fields.filter(({ group }) => group === 'content');
  const entries = content.flatMap(({ name, entry }) => {
    const [first] = [settings[name]].flat();
    return entry.length > 0 && first ? [summaryOf(first as Settings, entry)] : [];
  });
  return summaryOf(settings, content) || (entries.find(Boolean) ?? '');
}

const words = (about: WordsField): CustomField<unknown> => ({
  type: 'custom',
  metadata: { about },
  render: renderWords,
});

const pageFields = (): Fields => ({
  title: words('title'),
  path: words('path'),
  description: words('description'),
});
