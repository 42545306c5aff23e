import type { AdminOutput } from '../../contract/admin/actions.ts';
import { m } from '../../messages/compiled/messages.js';
import type { NotDone } from '../desk-submit.ts';
import { DeskForm } from './desk-form.tsx';
import styles from './titles.module.css';

interface TaxRateListProps {
  rates: AdminOutput<'tax/getList'>['rates'];
  /** Of a rate that could not be deleted. */
  outcome: NotDone | undefined;
}

/** The rates of the shop, each with a button that deletes it. */
export function TaxRateList({ rates, outcome }: TaxRateListProps) {
  if (rates.length === 0) return null;
  return (
    <ul className={styles.titles}>
      {rates.map(({ id, version, type, rate_ppm, country, region }) => {
        const name = [type, region, country].filter(Boolean).join(' · ');
        return (
          <li key={id}>
            <span>{name}</span>
            <span className={styles.figures}>
              <span>{rate_ppm / 10_000} %</span>
              <DeskForm
                intent="delete"
                variant="quiet"
                label={m.desksetup_tax_remove()}
                name={m.desksetup_tax_delete({ rate: name })}
                outcome={outcome?.typed?.id === String(id) ? outcome : undefined}
                hidden={{ id, version }}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
