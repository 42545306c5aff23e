import type { ReactNode } from 'react';
import * as m from '../../messages/compiled/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldValues } from '../desk-submit.ts';
import styles from './form.module.css';
import { type PeopleField, peopleFields } from './title-facts-form.ts';
import { type FormFields, fieldsOf } from './typed-fields.ts';

interface TitleFactsFieldsProps {
  values: FieldValues;
  problems: FieldValues;
  /** Before the others. */
  children?: ReactNode;
}

const peopleNames: Record<PeopleField, () => string> = {
  authors: m.desktitle_authors,
  editors: m.desktitle_editors,
  illustrators: m.desktitle_illustrators,
  translators: m.desktitle_translators,
  readers: m.desktitle_readers,
};

/** Everything that can be typed of a book. */
export function TitleFactsFields({ values, problems, children }: TitleFactsFieldsProps) {
  const { text, box } = fieldsOf(values, problems);
  return (
    <div className={styles.form}>
      {children}
      <TextField {...text('title')} label={m.desktitle_title()} required maxLength={1000} />
      <TextField {...text('subtitle')} label={m.desktitle_subtitle()} maxLength={1000} />
      <People text={text} values={values} />
      <div className={styles.pair}>
        <TextField {...text('series')} label={m.desktitle_series()} maxLength={300} />
        <TextField {...text('series_number')} label={m.desktitle_series_number()} maxLength={40} />
        <TextField {...text('publisher')} label={m.desktitle_publisher()} maxLength={300} />
        <TextField
          {...text('publication_date')}
          label={m.desktitle_date()}
          hint={m.desktitle_date_hint()}
          maxLength={10}
        />
        <TextField
          {...text('binding')}
          label={m.desktitle_binding()}
          hint={m.desktitle_binding_hint()}
          maxLength={60}
        />
        <TextField {...text('language')} label={m.desktitle_language()} maxLength={60} />
        <TextField {...text('pages')} label={m.desktitle_pages()} inputMode="numeric" maxLength={5} />
        <TextField
          {...text('list_price')}
          label={m.desktitle_list_price()}
          hint={m.desktitle_list_price_hint()}
          inputMode="decimal"
          maxLength={10}
        />
      </div>
      <Checkbox {...box('is_large_print')} label={m.desktitle_large_print()} />
      <TextArea
        {...text('description')}
        label={m.desktitle_description()}
        hint={m.desktitle_description_hint()}
        rows={8}
        maxLength={100_000}
      />
    </div>
  );
}

function People({ text, values }: Pick<FormFields, 'text'> & { values: FieldValues }) {
  const [authors, ...others] = (Object.keys(peopleFields) as PeopleField[]).map((name) => (
    <TextArea
      key={name}
      {...text(name)}
      label={peopleNames[name]()}
      hint={m.desktitle_people_hint()}
      rows={2}
      maxLength={5000}
    />
  ));
  const isOpen = Object.keys(peopleFields).some((name) => name !== 'authors' && values[name]);
  return (
    <>
      {authors}
      <Disclosure label={m.desktitle_others()} ghost open={isOpen}>
        <div className={styles.form}>{others}</div>
      </Disclosure>
    </>
  );
}
