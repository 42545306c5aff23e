import type { ReactNode } from 'react';
import { Form } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** Where it leads; without one, to the page it stands on. */
  action?: string;
  label: string;
  hint?: string;
  /** The parameter that carries the words. */
  name?: string;
  /** The words that the page was asked for. */
  words: string;
  maxLength?: number;
  autoFocus?: boolean;
  /** Other choices beside the words: selects and hidden fields. Give those the `key` of what they show. */
  children?: ReactNode;
}

/** One line to search a room by words. It works by its address, so also without JavaScript. */
export function SearchForm(props: SearchFormProps) {
  const { action, label, hint, name = 'q', words, maxLength = 200, autoFocus = false, children } = props;
  return (
    <Form method="get" action={action} role="search" className={styles.search}>
      <TextField
        key={words}
        type="search"
        name={name}
        label={label}
        hint={hint}
        defaultValue={words}
        maxLength={maxLength}
        autoComplete="off"
        autoFocus={autoFocus && words === ''}
      />
      {children}
      <Button type="submit">{m.desk_search()}</Button>
    </Form>
  );
}
