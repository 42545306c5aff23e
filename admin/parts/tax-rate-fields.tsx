import * as m from '../../messages/compiled/messages.js';
import { TextField } from '../../ui/text-field.tsx';
import type { NotDone } from '../desk-submit.ts';
import { DeskForm } from './desk-form.tsx';
import styles from './form.module.css';
import type { TaxPlace } from './tax-place.ts';

/** A form for one rate that Handsell does not know. */
export function TaxRateFields({ place, outcome }: { place: TaxPlace; outcome: NotDone | undefined }) {
  const where = place.regionName || place.country;
  return (
    <DeskForm
      intent="own"
      variant={place.rates === 'unknown' ? 'primary' : 'secondary'}
      label={m.desksetup_tax_own_save()}
      outcome={outcome}
    >
      <fieldset className={styles.group}>
        <legend>{m.desksetup_tax_own()}</legend>
        <p>{where ? m.desksetup_tax_own_hint({ place: where }) : m.desksetup_tax_own_hint_everywhere()}</p>
        <div className={styles.pair}>
          <TextField
            name="type"
            label={m.desksetup_tax_name()}
            hint={m.desksetup_tax_name_hint()}
            required
            maxLength={60}
            defaultValue={outcome?.typed?.type ?? m.desksetup_tax()}
          />
          <TextField
            name="percent"
            label={m.desksetup_tax_percent()}
            inputMode="decimal"
            required
            maxLength={10}
            error={outcome?.problems?.percent}
            defaultValue={outcome?.typed?.percent}
          />
        </div>
      </fieldset>
    </DeskForm>
  );
}
