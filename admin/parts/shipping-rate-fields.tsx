import { shippedKinds, shippingBases } from '../../contract/shipping-rate.ts';
import * as m from '../../messages/compiled/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldValues } from '../desk-submit.ts';
import formStyles from './form.module.css';
import { goodsNames } from './goods-names.ts';
import styles from './shipping-rate-fields.module.css';
import { type FormFields, fieldsOf } from './typed-fields.ts';

interface ShippingRateFieldsProps {
  values: FieldValues;
  problems: FieldValues;
  countries: readonly { value: string; label: string }[];
}

const basisNames = {
  order: m.desksetup_rate_basis_order,
  weight: m.desksetup_rate_basis_weight,
  pieces: m.desksetup_rate_basis_pieces,
  amount: m.desksetup_rate_basis_amount,
};

/** Everything an owner says of a shipping rate. */
export function ShippingRateFields({ values, problems, countries }: ShippingRateFieldsProps) {
  const { text, box } = fieldsOf(values, problems);
  return (
    <div className={styles.fields}>
      <TextField
        {...text('label')}
        label={m.desksetup_shipping_label()}
        hint={m.desksetup_shipping_label_hint()}
        required
        maxLength={60}
      />
      <Price text={text} box={box} />
      <fieldset className={formStyles.group}>
        <legend>{m.desksetup_rate_place()}</legend>
        <SelectField
          {...text('country')}
          label={m.desksetup_rate_country()}
          placeholder={m.desksetup_shipping_everywhere()}
          options={countries}
        />
        <TextField
          {...text('regions')}
          label={m.desksetup_rate_regions()}
          hint={m.desksetup_rate_regions_hint()}
          optional={m.common_optional()}
        />
        <TextArea
          {...text('postal_codes')}
          label={m.desksetup_rate_postal()}
          hint={m.desksetup_rate_postal_hint()}
          optional={m.common_optional()}
          rows={3}
          spellCheck={false}
        />
      </fieldset>
      <Goods chosen={values.kinds?.split('\n') ?? []} />
      <When text={text} />
    </div>
  );
}

function Price({ text, box }: FormFields) {
  return (
    <fieldset className={formStyles.group}>
      <legend>{m.desksetup_rate_price()}</legend>
      <SelectField
        {...text('basis')}
        label={m.desksetup_rate_basis()}
        options={shippingBases.map((value) => ({ value, label: basisNames[value]() }))}
      />
      <div className={formStyles.pair}>
        <Money {...text('base')} label={m.desksetup_rate_price()} required />
        <div data-steps>
          <Units {...text('included')} label={m.desksetup_rate_included()} />
        </div>
        <div data-steps>
          <Units {...text('step')} label={m.desksetup_rate_step()} />
        </div>
        <div data-steps>
          <Money {...text('step_price')} label={m.desksetup_rate_step_price()} />
        </div>
        <div data-steps>
          <Units {...text('least')} label={m.desksetup_rate_least()} optional={m.common_optional()} />
        </div>
        <div data-steps>
          <Units {...text('most')} label={m.desksetup_rate_most()} optional={m.common_optional()} />
        </div>
        <Money
          {...text('free_from')}
          label={m.desksetup_shipping_free()}
          hint={m.desksetup_shipping_free_hint()}
          optional={m.common_optional()}
        />
      </div>
      <Checkbox {...box('is_tbd')} label={m.desksetup_rate_tbd()} />
    </fieldset>
  );
}

interface AmountProps extends ReturnType<FormFields['text']> {
  label: string;
  hint?: string;
  optional?: string;
  required?: boolean;
}

const Money = (props: AmountProps) => <TextField {...props} inputMode="decimal" maxLength={10} />;

/** Grams, copies, or dollars: the sign says which, by what the price depends on. */
const Units = (props: AmountProps) => (
  <TextField
    {...props}
    hint={
      <>
        <span data-unit="weight">{m.desksetup_rate_units_weight()}</span>
        <span data-unit="pieces">{m.desksetup_rate_units_pieces()}</span>
        <span data-unit="amount">{m.desksetup_rate_units_amount()}</span>
      </>
    }
    inputMode="decimal"
    maxLength={10}
  />
);

const Goods = ({ chosen }: { chosen: readonly string[] }) => (
  <fieldset className={formStyles.group}>
    <legend>{m.desksetup_rate_goods()}</legend>
    <p>{m.desksetup_rate_goods_hint()}</p>
    {shippedKinds.map((kind) => (
      <Checkbox
        key={kind}
        name="kinds"
        value={kind}
        label={goodsNames[kind]()}
        defaultChecked={chosen.includes(kind)}
      />
    ))}
  </fieldset>
);

const When = ({ text }: Pick<FormFields, 'text'>) => (
  <fieldset className={formStyles.group}>
    <legend>{m.desksetup_rate_when()}</legend>
    <div className={formStyles.pair}>
      <TextField
        {...text('days_min')}
        label={m.desksetup_rate_days_min()}
        optional={m.common_optional()}
        inputMode="numeric"
        maxLength={3}
      />
      <TextField
        {...text('days_max')}
        label={m.desksetup_rate_days_max()}
        optional={m.common_optional()}
        inputMode="numeric"
        maxLength={3}
      />
      <TextField
        {...text('valid_from')}
        type="date"
        label={m.desksetup_rate_from()}
        optional={m.common_optional()}
      />
      <TextField
        {...text('valid_until')}
        type="date"
        label={m.desksetup_rate_until()}
        hint={m.desksetup_rate_until_hint()}
        optional={m.common_optional()}
      />
    </div>
  </fieldset>
);
