import * as m from '../../messages/compiled/messages.js';
import { Notice } from '../../ui/notice.tsx';
import type { NotDone } from '../desk-submit.ts';
import { DeskForm } from './desk-form.tsx';
import { SettingField } from './setting-field.tsx';
import { type Setting, settingText } from './setting-values.ts';
import styles from './settings.module.css';
import { useMay } from './use-may.ts';

interface SettingsFormProps {
  settings: readonly Setting[];
  /** Says of each which area it belongs to. */
  withAreas: boolean;
  outcome: NotDone | undefined;
}

/** The fields of some settings. Those that are changed are saved; what someone else has changed meanwhile is shown first. */
export function SettingsForm({ settings, withAreas, outcome }: SettingsFormProps) {
  const mayWrite = useMay('settings:write');
  const newer = (outcome?.refused as { newer?: Record<string, unknown> } | undefined)?.newer ?? {};
  const seen = Object.fromEntries(
    settings.filter(({ is_secret }) => !is_secret).map(({ name, value }) => [name, newer[name] ?? value]),
  );
  const fields = settings.map((setting) => (
    <div key={setting.name} className={styles.setting}>
      {withAreas && <p className={styles.area}>{setting.area}</p>}
      <SettingField
        setting={setting}
        typed={typedOf(setting, outcome)}
        error={outcome?.problems?.[setting.name]}
      />
      {setting.name in newer && (
        <Notice tone="warning">
          <p>{m.desk_setting_newer({ value: settingText(setting, newer[setting.name]) })}</p>
        </Notice>
      )}
    </div>
  ));
  if (!mayWrite) {
    return (
      <fieldset disabled className={styles.fields}>
        <Notice>
          <p>{m.desk_read_only()}</p>
        </Notice>
        {fields}
      </fieldset>
    );
  }
  return (
    <DeskForm
      // Drawn again once the shop has other values: saved ones are shown as they were stored.
      key={JSON.stringify(settings.map(({ value }) => value))}
      label={m.desk_save()}
      outcome={outcome}
      hidden={{ names: settings.map(({ name }) => name).join(' '), seen: JSON.stringify(seen) }}
    >
      <div className={styles.fields}>{fields}</div>
    </DeskForm>
  );
}

/** The typed value of a form that came back. undefined for a switch that was off, which browsers don't send. */
const typedOf = ({ name }: Setting, outcome: NotDone | undefined): string | undefined =>
  outcome?.typed?.[name];
