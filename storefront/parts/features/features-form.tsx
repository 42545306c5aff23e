import { type ChangeEvent, useId } from 'react';
import { Form, useSubmit } from 'react-router';
import { featurePageSizes, featureSorts } from '../../../contract/feature-choices.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SearchIcon } from '../../../ui/icons.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { FeaturesQuery } from './features-address.ts';
import styles from './features-form.module.css';

interface Choice {
  value: string;
  label: string;
  count: number;
}
interface FeaturesFormProps {
  asked: FeaturesQuery;
  placements: readonly Choice[];
  recent: Choice | undefined;
}

const sortLabels: Record<(typeof featureSorts)[number], () => string> = {
  tldefsequence: m.browse_sort_our_order,
  name: m.browse_sort_name,
  lastupdate: m.browse_sort_updated,
  dateposted: m.browse_sort_posted,
};

/** What to show of the lists. A plain form; with JavaScript a choice is enough. */
export function FeaturesForm({ asked, placements, recent }: FeaturesFormProps) {
  const submit = useSubmit();
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLSelectElement | HTMLInputElement>) =>
    void submit(target.form, { preventScrollReset: true });
  const filtersByPlace = placements.length > 1;
  const filtersRecent = recent && (recent.count > 0 || asked.isRecent);
  return (
    <Form method="get" action="/features" className={styles.form} role="search" aria-label={m.browse_lists()}>
      <TextField
        // A page that was come to by a link begins with its own words.
        key={asked.words}
        id={id}
        label={m.browse_search_lists()}
        labelHidden
        placeholder={m.browse_search_lists()}
        name="t"
        type="search"
        maxLength={200}
        defaultValue={asked.words}
        end={<IconButton type="submit" label={m.common_search()} icon={<SearchIcon />} size="s" />}
      />
      <div className={styles.sort}>
        <SelectField
          label={m.browse_sort_by()}
          name="s"
          value={asked.sort || 'tldefsequence'}
          autoComplete="off"
          onChange={choose}
          options={featureSorts.map((sort) => ({ value: sort, label: sortLabels[sort]() }))}
        />
        <span className={styles.go}>
          <Button type="submit">{m.browse_show_lists()}</Button>
        </span>
      </div>
      <Disclosure
        label={filtersByPlace || filtersRecent ? m.browse_lists_filters() : m.browse_lists_page_size()}
        ghost
        className={styles.more ?? ''}
        open={Boolean(asked.placement) || asked.isRecent}
      >
        <div className={styles.fields}>
          {filtersByPlace && (
            <SelectField
              label={m.browse_show_lists_of()}
              name="c"
              value={asked.placement}
              autoComplete="off"
              onChange={choose}
              options={[
                { value: '', label: m.browse_all_lists() },
                ...placements.map((p) => ({ value: p.value, label: `${p.label} (${p.count})` })),
              ]}
            />
          )}
          <SelectField
            label={m.browse_per_page()}
            name="l"
            value={String(asked.size)}
            autoComplete="off"
            onChange={choose}
            options={featurePageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          />
          {filtersRecent && (
            <Checkbox
              className={styles.recent ?? ''}
              label={`${recent.label} (${recent.count})`}
              name="f"
              value="recent"
              checked={asked.isRecent}
              autoComplete="off"
              onChange={choose}
            />
          )}
        </div>
      </Disclosure>
    </Form>
  );
}
