import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './lists.module.css';
import { type ListsShown, listSortKeys, listsAddress, listsShown } from './lists-address.ts';

const sortLabels = {
  date_updated: m.lists_sort_date_updated,
  name: m.lists_sort_name,
  date_posted: m.lists_sort_date_posted,
};

/** A form first: it works without scripts. */
export function ListsSearch({ shown }: { shown: ListsShown }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { term, sort } = shown;
  // Going back, the fields say what is shown.
  useEffect(() => {
    for (const [name, value] of Object.entries({ term, sort })) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [term, sort]);
  return (
    <form
      ref={form}
      method="get"
      aria-label={m.lists_search()}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new URLSearchParams(new FormData(event.currentTarget) as unknown as string[][]);
        void navigate(listsAddress({ ...listsShown(fields), size: shown.size }));
      }}
    >
      <TextField
        name="term"
        type="search"
        label={m.lists_search()}
        hint={m.lists_search_hint()}
        defaultValue={term}
        maxLength={200}
      />
      <SelectField
        name="sort"
        label={m.lists_sort()}
        options={listSortKeys.map((key) => ({ value: key, label: sortLabels[key]() }))}
        defaultValue={sort}
      />
      <Button type="submit">{m.common_search()}</Button>
    </form>
  );
}
