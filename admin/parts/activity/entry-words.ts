import type { AdminCall } from '../../../contract/admin/call.ts';
import type { MailKey } from '../../../contract/mail-words.ts';
import { formatMoney } from '../../../ui/money.ts';
import { valueFrom } from '../../desk-load.ts';
import type { FieldWords } from '../deeds.ts';
import { mailNames } from '../mail-names.ts';
import { fieldLabel } from './field-labels.ts';
import { valueText } from './value-text.ts';

/** How the entries about one part of the shop are said. */
export interface EntryWords extends FieldWords {
  /** What was changed. */
  target(target: string, detail: Readonly<Record<string, unknown>>): string;
}

/** The words for entries about these parts of the shop; settings have those of their fields. */
export async function entryWords(
  api: AdminCall,
  parts: readonly string[],
): Promise<(part: string) => EntryWords> {
  const settings = parts.includes('settings') ? await settingWords(api) : undefined;
  return (part) =>
    (part === 'settings' ? settings : undefined) ?? {
      label: (name) => fieldLabel(part, name),
      text: (name, value) => valueText(part, name, value),
      target(target, { title }) {
        if (part === 'mail') return mailNames[target as MailKey]?.name() ?? target;
        return part === 'title' && typeof title === 'string' ? `${title}, ${target}` : target;
      },
    };
}

async function settingWords(api: AdminCall): Promise<EntryWords> {
  const { settings } = valueFrom(await api('settings/getList', {}));
  const known = new Map(settings.map((setting) => [setting.name, setting]));
  const label = (name: string) => known.get(name)?.label ?? name;
  return {
    label,
    text(name, value) {
      const { control, choices = [] } = known.get(name) ?? {};
      if (control === 'money' && typeof value === 'number') return formatMoney(value);
      return choices.find((one) => one.value === value)?.name ?? valueText('settings', name, value);
    },
    target: (names) => names.split(', ').map(label).join(', '),
  };
}
