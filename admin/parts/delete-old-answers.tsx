import * as m from '../../messages/compiled/messages.js';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { NotDone } from '../desk-submit.ts';
import { DeskForm } from './desk-form.tsx';
import styles from './form.module.css';

const choices = [90, 180, 365, 730, 1095];

/** The folded way to delete what readers sent a long time ago. */
export function DeleteOldAnswers({ outcome }: { outcome: NotDone | undefined }) {
  return (
    <div className={styles.end}>
      <Disclosure label={m.deskform_delete_old()} ghost open={outcome !== undefined}>
        <DeskForm label={m.deskform_delete_old_sure()} variant="danger" outcome={outcome}>
          <p>{m.deskform_delete_old_hint()}</p>
          <SelectField
            name="days"
            label={m.deskform_delete_old_label()}
            options={choices.map((count) => ({ value: String(count), label: m.deskform_days({ count }) }))}
            defaultValue="365"
          />
        </DeskForm>
      </Disclosure>
    </div>
  );
}
