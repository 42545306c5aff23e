import type { ImportDetail } from '../../contract/admin/import.ts';
import * as m from '../../messages/compiled/messages.js';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { NotDone } from '../desk-submit.ts';
import { DeskForm } from './desk-form.tsx';
import { fieldName } from './field-names.ts';
import { changesOf } from './import-report.tsx';
import styles from './imports.module.css';

interface ImportChoicesProps {
  detail: ImportDetail;
  outcome: NotDone | undefined;
}

/** How the file is read: its kind and columns, and the currency and location of rows that name none. */
export function ImportChoices({ detail, outcome }: ImportChoicesProps) {
  const { id, version, kind, found, fields, currency, location_id, locations, problem } = detail;
  const isTable = fields.length > 0;
  const isUnusable = found.counts !== null && found.counts.rejected > 0 && changesOf(found.counts) === 0;
  const namesLocations = kind === 'copies' && found.columns.some(({ field }) => field === 'location');
  const options = [
    { value: 'ignored', label: m.deskimport_ignored() },
    ...fields.map((field) => ({ value: field, label: fieldName(field) })),
  ];
  return (
    <Disclosure label={m.deskimport_how()} open={problem !== '' || outcome !== undefined || isUnusable}>
      <DeskForm
        key={version}
        intent="choose"
        label={m.deskimport_check_again()}
        variant="secondary"
        outcome={outcome}
        hidden={{ id, version }}
      >
        {found.sheet && (
          <p>
            {m.deskimport_sheet({ sheet: found.sheet })}{' '}
            {found.other_sheets.length > 0 &&
              m.deskimport_other_sheets({ sheets: found.other_sheets.join(', ') })}
          </p>
        )}
        <div className={styles.pair}>
          {isTable && (
            <SelectField
              name="kind"
              label={m.deskimport_kind()}
              defaultValue={kind}
              options={[
                { value: 'books', label: m.deskimport_kind_books() },
                { value: 'copies', label: m.deskimport_kind_copies() },
              ]}
            />
          )}
          {kind !== 'copies' && (
            <TextField
              name="currency"
              label={m.deskimport_currency()}
              hint={m.deskimport_currency_hint()}
              defaultValue={currency}
              required
              pattern="[A-Za-z]{3}"
              autoComplete="off"
            />
          )}
          {kind === 'copies' && locations.length > 1 && (
            <SelectField
              name="location_id"
              label={m.deskimport_location()}
              placeholder={m.desk_setting_none()}
              defaultValue={location_id === null ? '' : String(location_id)}
              options={locations.map((one) => ({ value: String(one.id), label: one.name }))}
            />
          )}
        </div>
        {isTable && <p>{m.deskimport_how_hint()}</p>}
        {namesLocations && <p>{m.deskimport_location_hint()}</p>}
        <div className={styles.columns}>
          {found.columns.map(({ header, field, sample }, i) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same header
              key={`${i} ${header}`}
              name={`column ${i}`}
              label={m.deskimport_column({ header })}
              hint={sample ? m.deskimport_column_sample({ sample }) : m.deskimport_column_empty()}
              defaultValue={field}
              options={options}
            />
          ))}
        </div>
      </DeskForm>
    </Disclosure>
  );
}

/** What the form says. */
export function readChoices(form: FormData, { columns }: ImportDetail['found']) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const kind = text('kind');
  const isKind = kind === 'books' || kind === 'copies';
  return {
    ...(isKind && { kind: kind as 'books' | 'copies' }),
    ...(text('currency') && { currency: text('currency').toUpperCase() }),
    ...(text('location_id') && { location_id: Number(text('location_id')) }),
    columns: columns.flatMap(({ header }, i): [string, string][] => {
      const field = text(`column ${i}`);
      return field ? [[header, field]] : [];
    }),
  };
}
