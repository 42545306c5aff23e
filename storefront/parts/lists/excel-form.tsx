import { useId } from 'react';
import type { Output } from '../../../contract/actions.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './list-file.module.css';

interface ExcelFormProps {
  listId: number;
  options: Output<'titlelist/getExcelOptions'>['options'];
}

/** The columns of a list's Excel file (LIST-048). A plain form that fetches the file, in a window of its own. */
export function ExcelForm({ listId, options }: ExcelFormProps) {
  const { store_info: store } = useSettings();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{m.listfile_excel()}</h2>
      <form action="/customer/titlelist/getExcel" target="_blank" className={styles.form} rel="noopener">
        <input type="hidden" name="list_id" value={listId} />
        <input type="hidden" name="store_id" value={store.id} />
        <fieldset className={styles.columns}>
          <legend>{m.listfile_excel_columns()}</legend>
          {options.map(({ key, label, default: isShown }) => (
            <Checkbox key={key} name={key} value="1" label={label} defaultChecked={isShown} />
          ))}
        </fieldset>
        <Button type="submit">{m.listfile_excel_submit()}</Button>
      </form>
    </section>
  );
}
