import { promotionScopes, promotionTypes } from '../../contract/promotion-kinds.ts';
import * as m from '../../messages/compiled/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldValues } from '../desk-submit.ts';
import formStyles from './form.module.css';
import styles from './promotion-fields.module.css';
import { conditionNames, scopeNames, typeNames } from './promotion-text.ts';
import { type FormFields, fieldsOf } from './typed-fields.ts';

interface PromotionFieldsProps {
  values: FieldValues;
  problems: FieldValues;
  lists: readonly { id: number; name: string }[];
}

/** Everything an owner says of a promotion. */
export function PromotionFields({ values, problems, lists }: PromotionFieldsProps) {
  const { text, box } = fieldsOf(values, problems);
  return (
    <div className={styles.fields}>
      <TextField
        {...text('name')}
        label={m.deskpromotion_name()}
        hint={m.deskpromotion_name_hint()}
        required
        maxLength={60}
      />
      <TextField
        {...text('code')}
        label={m.deskpromotion_code()}
        hint={m.deskpromotion_code_hint()}
        maxLength={60}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <fieldset className={formStyles.group}>
        <legend>{m.deskpromotion_what()}</legend>
        <SelectField
          {...text('type')}
          label={m.deskpromotion_what()}
          labelHidden
          options={promotionTypes.map((value) => ({ value, label: typeNames[value]() }))}
        />
        <Discount text={text} />
      </fieldset>
      <fieldset className={formStyles.group}>
        <legend>{m.deskpromotion_on()}</legend>
        <SelectField
          {...text('applies_to')}
          label={m.deskpromotion_on()}
          labelHidden
          options={promotionScopes.map((value) => ({ value, label: scopeNames[value]() }))}
        />
        <Goods text={text} lists={lists} />
      </fieldset>
      <Limits text={text} box={box} />
    </div>
  );
}

function Discount({ text }: Pick<FormFields, 'text'>) {
  return (
    <div className={formStyles.pair}>
      <div data-for="buy_get">
        <TextField {...text('buy')} label={m.deskpromotion_buy()} inputMode="numeric" maxLength={4} />
      </div>
      <div data-for="buy_get">
        <TextField
          {...text('get')}
          label={m.deskpromotion_get()}
          hint={m.deskpromotion_get_hint()}
          inputMode="numeric"
          maxLength={4}
        />
      </div>
      <div data-for="percent buy_get">
        <TextField {...text('percent')} label={m.deskpromotion_percent()} inputMode="numeric" maxLength={3} />
      </div>
      <div data-for="amount">
        <TextField {...text('amount')} label={m.deskpromotion_amount()} inputMode="decimal" maxLength={10} />
      </div>
    </div>
  );
}

interface GoodsProps extends Pick<PromotionFieldsProps, 'lists'> {
  text: FormFields['text'];
}

function Goods({ text, lists }: GoodsProps) {
  return (
    <>
      <div data-on="list">
        <SelectField
          {...text('list_id')}
          label={m.deskpromotion_list()}
          placeholder={m.desk_setting_none()}
          options={lists.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </div>
      <div data-on="subject">
        <TextField
          {...text('subject')}
          label={m.deskpromotion_subject()}
          hint={m.deskpromotion_subject_hint()}
          maxLength={60}
          spellCheck={false}
        />
      </div>
      <div data-on="condition">
        <SelectField
          {...text('condition')}
          label={m.deskpromotion_condition()}
          options={Object.entries(conditionNames).map(([value, name]) => ({ value, label: name() }))}
        />
      </div>
      <div data-on="format">
        <TextField
          {...text('format')}
          label={m.deskpromotion_format()}
          hint={m.deskpromotion_format_hint()}
          maxLength={60}
        />
      </div>
    </>
  );
}

function Limits({ text, box }: FormFields) {
  return (
    <fieldset className={formStyles.group}>
      <legend>{m.deskpromotion_limits()}</legend>
      <div className={formStyles.pair}>
        <TextField
          {...text('starts_at')}
          type="datetime-local"
          label={m.deskpromotion_starts()}
          hint={m.deskpromotion_starts_hint()}
        />
        <TextField
          {...text('ends_at')}
          type="datetime-local"
          label={m.deskpromotion_ends()}
          hint={m.deskpromotion_ends_hint()}
        />
        <TextField
          {...text('minimum')}
          label={m.deskpromotion_minimum()}
          hint={m.deskpromotion_minimum_hint()}
          inputMode="decimal"
          maxLength={10}
        />
        <TextField
          {...text('max_uses')}
          label={m.deskpromotion_max_uses()}
          hint={m.deskpromotion_max_uses_hint()}
          inputMode="numeric"
          maxLength={9}
        />
      </div>
      <Checkbox
        {...box('once_per_customer')}
        label={m.deskpromotion_once()}
        hint={m.deskpromotion_once_hint()}
      />
      <Checkbox
        {...box('combinable')}
        label={m.deskpromotion_combinable()}
        hint={m.deskpromotion_combinable_hint()}
      />
    </fieldset>
  );
}
