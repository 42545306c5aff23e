import type { BlockField, PlainField } from '../../contract/admin/page-editor.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Choices } from './page-editor/choices.ts';

/** A setting of a block as a reader of the history sees it; '' = nothing. */
export function settingText(field: PlainField | BlockField, value: unknown, choices: Choices): string {
  if (value === null || value === undefined || value === '') return '';
  switch (field.control) {
    case 'switch':
      return value === true ? m.deskpage_value_yes() : m.deskpage_value_no();
    case 'number':
      return [value, field.unit].filter(Boolean).join(' ');
    case 'rich_text':
      return plainText(String(value));
    case 'list':
    case 'form':
    case 'location':
    case 'event':
      return rowName(field.control, Number(value), choices);
    case 'rows':
      return 'entry' in field && Array.isArray(value) ? rowsText(field.entry, value, choices) : '';
    case 'cells':
      return Array.isArray(value) ? value.join(' | ') : '';
    case 'switches':
      return Array.isArray(value) ? switchesText(value) : '';
    default:
      return field.options.find((option) => option.value === value)?.label ?? textOf(value);
  }
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** The words of rich text, a line for each paragraph. */
export function plainText(html: string): string {
  const lines = html
    .replace(/<\/(p|h\d|li|blockquote)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '');
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" },
};

function rowName(control: string, id: number, { lists, forms, locations, events }: Choices): string {
  if (!id) return '';
  const named: Readonly<Record<string, readonly { id: number; name?: string; title?: string }[]>> = {
    ...{ list: lists, form: forms, location: locations, event: events },
  };
  const found = named[control]?.find((row) => row.id === id);
  return found?.name ?? found?.title ?? m.deskpage_choose_unknown({ id });
}

/** A line for each entry: its settings that differ from their defaults. */
function rowsText(entry: readonly PlainField[], rows: readonly unknown[], choices: Choices): string {
  const lines = rows.map((row) => {
    const settings = (row ?? {}) as Readonly<Record<string, unknown>>;
    return entry
      .filter(({ name, default: usual }) => JSON.stringify(settings[name] ?? usual) !== JSON.stringify(usual))
      .map((field) => settingText(field, settings[field.name], choices))
      .filter(Boolean)
      .join(' · ');
  });
  return lines.map((line, i) => `${i + 1}. ${line}`).join('\n');
}

/** The numbers of the columns that are on. */
const switchesText = (flags: readonly unknown[]): string =>
  flags.flatMap((flag, i) => (flag === true ? [m.deskpage_check_column({ number: i + 1 })] : [])).join(', ');
