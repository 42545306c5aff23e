import { type ChangeEvent, useId } from 'react';
import { Form, useSubmit } from 'react-router';
import { featurePageSizes, featureSorts } from '../../../contract/feature-choices.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { FeaturesAsked } from './features-address.ts';
import styles from './features-form.module.css';

interface Choice {
  value: string;
  label: string;
  count: number;
}
interface FeaturesFormProps {
  asked: FeaturesAsked;
  placements: readonly Choice[];
  recent: Choice | undefined;
}

const sortLabels: Record<(typeof featureSorts)[number], string> = {
  tldefsequence: 'Our order',
  name: 'Name',
  lastupdate: 'Last update',
  dateposted: 'Date posted',
};

/** What to show of the lists. A plain form; with JavaScript a choice is enough. */
export function FeaturesForm({ asked, placements, recent }: FeaturesFormProps) {
  const submit = useSubmit();
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLSelectElement | HTMLInputElement>) =>
    void submit(target.form, { preventScrollReset: true });
  return (
    <Form method="get" action="/features" className={styles.form} role="search" aria-label="Lists">
      <TextField
        // A page that was come to by a link begins with its own words.
        key={asked.words}
        id={id}
        className={styles.words}
        label="Search the lists"
        name="t"
        type="search"
        maxLength={200}
        defaultValue={asked.words}
      />
      {placements.length > 1 && (
        <SelectField
          label="Show"
          name="c"
          value={asked.placement}
          autoComplete="off"
          onChange={choose}
          options={[
            { value: '', label: 'All lists' },
            ...placements.map((p) => ({ value: p.value, label: `${p.label} (${p.count})` })),
          ]}
        />
      )}
      <SelectField
        label="Sort by"
        name="s"
        value={asked.sort || 'tldefsequence'}
        autoComplete="off"
        onChange={choose}
        options={featureSorts.map((sort) => ({ value: sort, label: sortLabels[sort] }))}
      />
      <SelectField
        label="Per page"
        name="l"
        value={String(asked.size)}
        autoComplete="off"
        onChange={choose}
        options={featurePageSizes.map((size) => ({ value: String(size), label: String(size) }))}
      />
      {recent && (recent.count > 0 || asked.isRecent) && (
        <Checkbox
          label={`${recent.label} (${recent.count})`}
          name="f"
          value="recent"
          checked={asked.isRecent}
          autoComplete="off"
          onChange={choose}
        />
      )}
      <Button type="submit">Show lists</Button>
    </Form>
  );
}
