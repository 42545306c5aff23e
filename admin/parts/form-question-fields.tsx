import { mostElements } from '../../contract/custom-form.ts';
import * as m from '../../messages/compiled/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldValues } from '../desk-submit.ts';
import styles from './form.module.css';
import ownStyles from './form-question-fields.module.css';
import { rowCount } from './form-questions.ts';

const kinds = {
  text: m.deskform_kind_text,
  textarea: m.deskform_kind_textarea,
  email: m.deskform_kind_email,
  phone: m.deskform_kind_phone,
  date: m.deskform_kind_date,
  daymonth: m.deskform_kind_daymonth,
  select: m.deskform_kind_select,
  radio: m.deskform_kind_radio,
  checkbox: m.deskform_kind_checkbox,
};

/** The fields of a form of the shop: its heading, and its questions in their order. */
export function FormQuestionFields({ values }: { values: FieldValues }) {
  return (
    <div className={styles.form}>
      <TextField
        name="header"
        label={m.deskform_header()}
        hint={m.deskform_header_hint()}
        required
        maxLength={300}
        defaultValue={values.header}
      />
      <TextArea
        name="description"
        label={m.deskform_description()}
        hint={m.deskform_description_hint()}
        maxLength={2000}
        rows={2}
        defaultValue={values.description}
      />
      <input type="hidden" name="count" value={values.count} />
      {Array.from({ length: rowCount(values) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows stay where they are until the form is saved
        <QuestionFields key={i} i={i} values={values} />
      ))}
      {rowCount(values) < mostElements && <p>{m.deskform_more_later()}</p>}
    </div>
  );
}

function QuestionFields({ i, values }: { i: number; values: FieldValues }) {
  const of = (name: string) => values[`${name}_${i}`];
  return (
    <fieldset className={`${styles.group} ${ownStyles.question}`}>
      <legend>{of('id') ? m.deskform_question({ number: i + 1 }) : m.deskform_question_new()}</legend>
      <input type="hidden" name={`id_${i}`} value={of('id') ?? ''} />
      <TextField
        name={`label_${i}`}
        label={m.deskform_label()}
        {...(of('id') && { hint: m.deskform_label_hint() })}
        maxLength={300}
        defaultValue={of('label')}
      />
      <div className={styles.pair}>
        <SelectField
          name={`type_${i}`}
          label={m.deskform_kind()}
          options={Object.entries(kinds).map(([value, name]) => ({ value, label: name() }))}
          defaultValue={of('type') ?? 'text'}
        />
        <TextField
          name={`place_${i}`}
          label={m.deskform_place()}
          {...(!of('id') && { hint: m.deskform_place_hint() })}
          inputMode="numeric"
          maxLength={2}
          defaultValue={of('place')}
        />
      </div>
      <div className={ownStyles.options}>
        <TextArea
          name={`options_${i}`}
          label={m.deskform_options()}
          hint={m.deskform_options_hint()}
          rows={3}
          defaultValue={of('options')}
        />
      </div>
      <Checkbox
        name={`required_${i}`}
        label={m.deskform_required()}
        defaultChecked={of('required') === 'on'}
      />
    </fieldset>
  );
}
