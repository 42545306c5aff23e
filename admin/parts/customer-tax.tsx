import type { AdminOutput } from '../../contract/admin/actions.ts';
import { wallClock } from '../../contract/wall-clock.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { NotDone } from '../desk-submit.ts';
import { DeskForm } from './desk-form.tsx';
import styles from './order-parts.module.css';
import { fieldsOf } from './typed-fields.ts';
import { useMay } from './use-may.ts';
import { useStore } from './use-store.ts';

interface CustomerTaxProps {
  customer: AdminOutput<'customer/get'>;
  outcome: NotDone | undefined;
}

/** The certificates by which an account buys without tax. */
export function CustomerTax({ customer: { exemptions }, outcome }: CustomerTaxProps) {
  const mayWrite = useMay('customers:write');
  if (exemptions.length === 0 && !mayWrite) return null;
  const refused = (form: string) => (outcome?.form === form ? outcome : undefined);
  return (
    <section className={styles.card} aria-labelledby="tax">
      <h2 id="tax">{m.deskcustomer_exempt()}</h2>
      <p className={styles.soft}>{m.deskcustomer_exempt_hint()}</p>
      {exemptions.length > 0 && (
        <ul className={styles.lines}>
          {exemptions.map((one) => (
            <ExemptionLine key={`${one.country} ${one.region} ${one.tax_type}`} exemption={one} />
          ))}
        </ul>
      )}
      {mayWrite && (
        <Disclosure label={m.deskcustomer_exempt_add()} ghost open={refused('exempt') !== undefined}>
          <ExemptForm outcome={refused('exempt')} />
        </Disclosure>
      )}
      {mayWrite && exemptions.length > 0 && (
        <DeskForm
          intent="taxed"
          label={m.deskcustomer_taxed()}
          variant="secondary"
          outcome={refused('taxed')}
        />
      )}
    </section>
  );
}

function ExemptionLine({ exemption }: { exemption: CustomerTaxProps['customer']['exemptions'][number] }) {
  const { timeZone, language } = useStore();
  const { number, country, region, tax_type, valid_until } = exemption;
  const today = wallClock(timeZone, new Date()).day;
  const day =
    valid_until &&
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(valid_until));
  return (
    <li>
      <span>
        {m.deskcustomer_exempt_line({
          tax: tax_type || m.deskcustomer_exempt_all(),
          place: [country, region].filter(Boolean).join('-'),
          number,
        })}
      </span>
      {day && valid_until && (
        <span className={styles.soft}>
          {m.deskcustomer_exempt_until({ day })}{' '}
          {valid_until < today && <Badge tone="warning">{m.deskcustomer_exempt_over()}</Badge>}
        </span>
      )}
    </li>
  );
}

function ExemptForm({ outcome }: { outcome: NotDone | undefined }) {
  const { text } = fieldsOf(outcome?.typed);
  return (
    <DeskForm intent="exempt" label={m.deskcustomer_exempt_save()} variant="secondary" outcome={outcome}>
      <div className={styles.fields}>
        <TextField
          {...text('number')}
          label={m.deskcustomer_exempt_number()}
          required
          maxLength={100}
          autoComplete="off"
        />
        <TextField
          {...text('country')}
          label={m.deskcustomer_exempt_country()}
          hint={m.deskcustomer_exempt_country_hint()}
          required
          maxLength={2}
          autoComplete="off"
        />
        <TextField
          {...text('region')}
          label={m.deskcustomer_exempt_region()}
          hint={m.deskcustomer_exempt_region_hint()}
          maxLength={10}
          autoComplete="off"
        />
        <TextField
          {...text('tax_type')}
          label={m.deskcustomer_exempt_tax()}
          hint={m.deskcustomer_exempt_tax_hint()}
          maxLength={100}
          autoComplete="off"
        />
        <TextField
          type="date"
          {...text('valid_until')}
          label={m.deskcustomer_exempt_until_label()}
          hint={m.deskcustomer_exempt_until_hint()}
        />
      </div>
    </DeskForm>
  );
}
