import { Checkbox } from '../checkbox.tsx';
import { ErrorSummary } from '../error-summary.tsx';
import { IconButton } from '../icon-button.tsx';
import { SearchIcon } from '../icons.tsx';
import { CopyIcon } from '../more-icons.tsx';
import { QuantityField } from '../quantity-field.tsx';
import { RadioGroup } from '../radio-group.tsx';
import { SelectField } from '../select-field.tsx';
import { Row, Stack } from '../stack.tsx';
import styles from '../style-guide.module.css';
import { TextArea } from '../text-area.tsx';
import { TextField } from '../text-field.tsx';

const formats = ['Any format', 'Hardcover', 'Paperback', 'Audio'].map((label) => ({ value: label, label }));

export function FieldSamples() {
  return (
    <>
      <div className={styles.fields}>
        <TextField label="Full name" name="name" autoComplete="name" />
        <TextField
          label="Phone"
          name="tel"
          type="tel"
          optional="(optional)"
          hint="Only if something is unclear."
        />
        <TextField
          label="Email"
          id="guide-email"
          name="email"
          type="email"
          defaultValue="reader@"
          error="Please enter a valid email address."
        />
        <TextField label="Account number" defaultValue="104-22" disabled hint="Given by the shop." />
        <TextField
          label="Search"
          labelHidden
          type="search"
          placeholder="Title, author or ISBN"
          start={<SearchIcon size={18} />}
        />
        <TextField
          label="ISBN"
          readOnly
          defaultValue="978 1 234 56789 7"
          end={<IconButton label="Copy" size="s" icon={<CopyIcon size={18} />} />}
        />
        <SelectField label="Format" options={formats} />
        <SelectField
          label="Pick-up location"
          options={formats}
          placeholder="Please select a location"
          error="Choose where you will come by."
        />
        <TextArea label="Message" maxLength={100} counter defaultValue="Happy birthday, Nora!" />
        <TextArea label="Comments" disabled defaultValue="Closed for comments." />
      </div>
      <ErrorSummary
        title="Two things need another look"
        errors={[
          { field: 'guide-email', message: 'Please enter a valid email address.' },
          { message: 'Choose where you will come by.' },
        ]}
      />
    </>
  );
}

const delivery = [
  { value: 'pickup', label: 'Pick up in the shop', detail: 'Ready in about two hours.', aside: 'Free' },
  { value: 'ship', label: 'Ship to an address', detail: 'Three to five working days.', aside: '$6.95' },
  {
    value: 'local',
    label: 'Local delivery',
    detail: 'Not to this postal code.',
    aside: '$4.00',
    disabled: true,
  },
];

export function ChoiceSamples() {
  return (
    <>
      <div className={styles.fields}>
        <Stack gap={2}>
          <Checkbox label="Remember me" defaultChecked />
          <Checkbox label="Send me the newsletter" hint="Once a month, no more." />
          <Checkbox label="I agree to the terms" error="Please agree before you go on." />
          <Checkbox label="Not to be had" disabled />
          <Checkbox label="Always so" disabled defaultChecked />
        </Stack>
        <RadioGroup
          legend="Condition"
          name="condition"
          defaultValue="new"
          options={[
            { value: 'new', label: 'New', aside: '$18.99' },
            { value: 'used', label: 'Used', aside: '$9.50' },
            { value: 'remainder', label: 'Remainder', aside: '$7.00', disabled: true },
          ]}
        />
      </div>
      <RadioGroup legend="Delivery" name="delivery" look="cards" defaultValue="pickup" options={delivery} />
      <Row gap={6}>
        <QuantityField label="Quantity" />
        <QuantityField label="Quantity of the second" defaultValue={12} size="s" />
        <QuantityField label="Quantity of the third" defaultValue={3} disabled />
      </Row>
    </>
  );
}
