import { Form } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './list-order.module.css';

/** How many copies of each title the list is looked at for: part of the page's address. */
export function CopiesForm({ copies }: { copies: number }) {
  return (
    <Form className={styles.copies} aria-label={m.listorder_copies()} data-print="hide" preventScrollReset>
      <TextField
        key={copies}
        name="copies"
        label={m.listorder_copies()}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        defaultValue={copies}
      />
      <Button type="submit">{m.listorder_recount()}</Button>
    </Form>
  );
}
