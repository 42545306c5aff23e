import { useNavigate } from 'react-router';
import { type BrowseState, filterPath } from '../../../contract/filter-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './browse-page.module.css';
import { formFields } from './moved-address.ts';
import { sortOptions } from './sort-options.ts';

interface SortFormProps {
  state: BrowseState;
  /** The books are those of a list, which has an order of its own. */
  ofList: boolean;
}

/** A form to /browse that carries the rest of the state along; with scripts the choice is enough. */
export function SortForm({ state, ofList }: SortFormProps) {
  const navigate = useNavigate();
  const options = sortOptions(state.sort, ofList);
  return (
    <form method="get" action="/browse" className={styles.sort}>
      {formFields({ ...state, sort: '' }).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        label={m.browse_sort_by()}
        name="v"
        options={options}
        value={state.sort}
        autoComplete="off"
        onChange={(event) => {
          const sort = options.find((o) => o.value === event.target.value)?.value ?? '';
          void navigate(filterPath({ ...state, sort, offset: 0 }), { preventScrollReset: true });
        }}
      />
      <span className={styles.go}>
        <Button type="submit">{m.browse_sort()}</Button>
      </span>
    </form>
  );
}
