import { useState } from 'react';
import * as m from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PictureAddressField } from './pictures/picture-address-field.tsx';
import { rowCountName, rowFieldName, rowsIn, type SettingRow } from './setting-rows.ts';
import type { Setting } from './setting-values.ts';
import styles from './settings.module.css';

interface SettingRowsFieldProps {
  setting: Setting;
  id: string;
  hint: string;
  /** As JSON. */
  text: string;
  error: string | undefined;
}

interface Row {
  key: number;
  value: SettingRow;
}

/** A list of entries, each with fields of its own; an empty one for another stands at the end. */
export function SettingRowsField({ setting, id, hint, text, error }: SettingRowsFieldProps) {
  const { name, label } = setting;
  const [rows, setRows] = useState<Row[]>(() => [...rowsIn(text), {}].map((value, key) => ({ key, value })));
  const add = () =>
    setRows((old) => [...old, { key: Math.max(...old.map(({ key }) => key), -1) + 1, value: {} }]);
  const errorId = `${id}-error`;
  return (
    <fieldset id={id} className={styles.rows} aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <FieldError id={errorId}>{error}</FieldError>
      <input type="hidden" name={rowCountName(name)} value={rows.length} />
      {rows.map(({ key, value }, i) => (
        <RowFields key={key} setting={setting} i={i} value={value}>
          <Button
            size="s"
            variant="quiet"
            data-needs-script=""
            aria-label={m.desk_setting_row_remove_of({ number: i + 1, label })}
            onClick={() => setRows((old) => old.filter((row) => row.key !== key))}
          >
            {m.desk_setting_row_remove()}
          </Button>
        </RowFields>
      ))}
      <div>
        <Button size="s" data-needs-script="" onClick={add} aria-label={m.desk_setting_row_add_to({ label })}>
          {m.desk_setting_row_add()}
        </Button>
      </div>
    </fieldset>
  );
}

interface RowFieldsProps {
  setting: Setting;
  i: number;
  value: SettingRow;
  children: React.ReactNode;
}

function RowFields({ setting, i, value, children }: RowFieldsProps) {
  return (
    <fieldset className={styles.row}>
      <legend>{m.desk_setting_row({ number: i + 1 })}</legend>
      {setting.columns.map(({ name: column, label, help, control }) => {
        const field = { name: rowFieldName(setting.name, i, column), label, hint: help };
        const text = String(value[column] ?? '');
        switch (control) {
          case 'switch':
            return <Checkbox key={column} {...field} defaultChecked={value[column] === true} />;
          case 'picture':
            return <PictureAddressField key={column} {...field} defaultValue={text} />;
          case 'lines':
            return <TextArea key={column} {...field} defaultValue={text} rows={3} />;
          default:
            return <TextField key={column} {...field} defaultValue={text} autoComplete="off" />;
        }
      })}
      {children}
    </fieldset>
  );
}
