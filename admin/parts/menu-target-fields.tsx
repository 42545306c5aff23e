import { useState } from 'react';
import { menuChoiceKinds } from '../../contract/admin/menu.ts';
import * as m from '../../messages/compiled/messages.js';
import { ComboField } from '../../ui/combo-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import type { FieldValues } from '../desk-submit.ts';
import { dayText } from './event-when.ts';
import { type MenuChoice, noAddress, otherAddress } from './menu-entry-form.ts';
import { useStore } from './use-store.ts';

type Kind = MenuChoice['kind'];

interface MenuTargetFieldsProps {
  values: FieldValues;
  problems: FieldValues;
  choices: readonly MenuChoice[];
}

const words: Record<
  Kind,
  { kind: () => string; which: () => string; named: (of: { name: string }) => string }
> = {
  page: { kind: m.deskmenu_kind_page, which: m.deskmenu_which_page, named: m.deskmenu_page },
  list: { kind: m.deskmenu_kind_list, which: m.deskmenu_which_list, named: m.deskmenu_list },
  category: { kind: m.deskmenu_kind_category, which: m.deskmenu_which_category, named: m.deskmenu_category },
  subject: { kind: m.deskmenu_kind_subject, which: m.deskmenu_which_subject, named: m.deskmenu_subject },
  event: { kind: m.deskmenu_kind_event, which: m.deskmenu_which_event, named: m.deskmenu_event },
  shop: { kind: m.deskmenu_kind_shop, which: m.deskmenu_which_shop, named: m.deskmenu_shop },
};

/** Where an entry of the menu leads: first what kind of thing, then which one. Without scripts, all of them are in one field. */
export function MenuTargetFields(props: MenuTargetFieldsProps) {
  const { language } = useStore();
  const named = props.choices.map((choice) => ({
    ...choice,
    name: choice.day ? `${choice.name}, ${dayText(choice.day, language)}` : choice.name,
  }));
  return useScripted() ? <StepByStep {...props} choices={named} /> : <AllAtOnce {...props} choices={named} />;
}

const elsewhere = () => [
  { value: otherAddress, label: m.deskmenu_other() },
  { value: noAddress, label: m.deskmenu_nowhere() },
];

function AllAtOnce({ values, problems, choices }: MenuTargetFieldsProps) {
  return (
    <>
      <SelectField
        name="leads_to"
        label={m.deskmenu_leads_to()}
        defaultValue={values.leads_to ?? ''}
        error={problems.leads_to}
        {...(!values.leads_to && { placeholder: m.deskmenu_choose() })}
        required
        options={[
          ...choices.map(({ kind, name, path }) => ({ value: path, label: words[kind].named({ name }) })),
          ...elsewhere(),
        ]}
      />
      <Address values={values} error={problems.address} />
    </>
  );
}

function StepByStep({ values, problems, choices }: MenuTargetFieldsProps) {
  const [leadsTo, setLeadsTo] = useState(values.leads_to ?? '');
  const [kind, setKind] = useState(
    () => choices.find(({ path }) => path === values.leads_to)?.kind ?? values.leads_to ?? '',
  );
  const offered = menuChoiceKinds.filter((one) => choices.some((choice) => choice.kind === one));
  const known = offered.find((one) => one === kind);
  const options = choices
    .filter((choice) => choice.kind === known)
    .map(({ name, path }) => ({ value: path, label: name }));
  return (
    <>
      <SelectField
        label={m.deskmenu_leads_to()}
        value={kind}
        error={known ? undefined : problems.leads_to}
        {...(kind === '' && { placeholder: m.deskmenu_choose() })}
        required
        options={[...offered.map((value) => ({ value, label: words[value].kind() })), ...elsewhere()]}
        onChange={({ target: { value } }) => {
          setKind(value);
          setLeadsTo(offered.some((one) => one === value) ? '' : value);
        }}
      />
      <input type="hidden" name="leads_to" value={leadsTo} />
      {known && (
        <ComboField
          key={known}
          label={words[known].which()}
          placeholder={m.deskmenu_choose()}
          none={m.deskmenu_none_of_kind()}
          error={problems.leads_to}
          options={options}
          value={leadsTo}
          onChange={setLeadsTo}
        />
      )}
      {known && leadsTo && (
        <TextField label={m.deskmenu_address()} hint={m.deskmenu_address_chosen()} value={leadsTo} readOnly />
      )}
      {kind === otherAddress && <Address values={values} error={problems.address} />}
    </>
  );
}

const Address = ({ values, error }: { values: FieldValues; error: string | undefined }) => (
  <TextField
    name="address"
    label={m.deskmenu_address()}
    hint={m.deskmenu_address_hint()}
    defaultValue={values.address ?? ''}
    error={error}
    maxLength={500}
    inputMode="url"
    autoComplete="off"
  />
);
