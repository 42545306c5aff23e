import type { AdminInput, AdminOutput } from '../../contract/admin/actions.ts';
import type { DeskEvent } from '../../contract/admin/event.ts';
import * as m from '../../messages/compiled/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type NotDone, textOf } from '../desk-submit.ts';
import { type Repeat, recurrenceOf, repeatOf, repeats } from './event-repeat.ts';
import { EventTimeFields, readEventTime } from './event-time-fields.tsx';
import styles from './form.module.css';
import { readPasted } from './list-books.ts';
import { paragraphText } from './paragraph-text.ts';
import { PictureAddressField } from './pictures/picture-address-field.tsx';
import { type FormFields, fieldsOf } from './typed-fields.ts';

interface EventFieldsProps {
  /** null for a new one. */
  event: DeskEvent | null;
  choices: AdminOutput<'event/getChoices'>;
  typed?: NotDone['typed'];
  problems?: NotDone['problems'];
}

const repeatNames: Record<Repeat, () => string> = {
  once: m.deskevent_repeat_once,
  daily: m.deskevent_repeat_daily,
  weekly: m.deskevent_repeat_weekly,
  fortnightly: m.deskevent_repeat_fortnightly,
  weekday: m.deskevent_repeat_weekday,
  last: m.deskevent_repeat_last,
  monthly: m.deskevent_repeat_monthly,
  other: m.deskevent_repeat_other,
};

const optionsOf = (all: readonly { id: number; name: string }[]) =>
  all.map(({ id, name }) => ({ value: String(id), label: name }));

/** Where a shop has one location, its events take place there. */
const onlyOne = (locations: readonly { id: number }[]) => (locations.length === 1 ? locations[0]?.id : null);

/** Everything an owner says of an event. */
export function EventFields({ event, choices, typed, problems }: EventFieldsProps) {
  const fields = fieldsOf(typed, problems);
  const { text, box } = fields;
  const { repeat, until } = repeatOf(event?.recurrence ?? '', event?.first_day ?? '');
  return (
    <div className={styles.form}>
      <TextField {...text('title', event?.title)} label={m.deskevent_title()} required maxLength={200} />
      <EventTimeFields time={event} fields={fields} />
      <div className={styles.pair}>
        <SelectField
          {...text('recurrence', repeat)}
          label={m.deskevent_repeat()}
          hint={m.deskevent_repeat_hint()}
          options={repeats
            .filter((one) => one !== 'other' || repeat === 'other')
            .map((value) => ({ value, label: repeatNames[value]() }))}
        />
        <TextField
          type="date"
          {...text('until', until)}
          label={m.deskevent_until()}
          hint={m.deskevent_until_hint()}
        />
      </div>
      <Checkbox
        {...box('recurring_as_single_row', event?.recurring_as_single_row ?? false)}
        label={m.deskevent_single_row()}
      />
      <fieldset className={styles.group}>
        <legend>{m.deskevent_where()}</legend>
        <SelectField
          {...text('location_id', event ? event.location_id : onlyOne(choices.locations))}
          label={m.deskevent_location()}
          placeholder={m.deskevent_elsewhere()}
          options={optionsOf(choices.locations)}
        />
        <div className={styles.pair}>
          <TextField
            {...text('location_text', event?.location_text)}
            label={m.deskevent_venue()}
            hint={m.deskevent_venue_hint()}
            maxLength={200}
          />
          <TextField {...text('address', event?.address)} label={m.deskevent_address()} maxLength={300} />
        </div>
        <Checkbox {...box('is_online', event?.is_online ?? false)} label={m.deskevent_online()} />
        <TextField
          type="url"
          {...text('online_url', event?.online_url)}
          label={m.deskevent_online_url()}
          hint={m.deskevent_online_url_hint()}
          maxLength={2000}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{m.deskevent_about()}</legend>
        <SelectField
          {...text('category_id', event?.category_id)}
          label={m.deskevent_category()}
          placeholder={m.desk_setting_none()}
          options={optionsOf(choices.categories)}
        />
        <TextArea
          {...text('summary', event?.summary)}
          label={m.deskevent_summary()}
          hint={m.deskevent_summary_hint()}
          maxLength={1000}
        />
        <TextArea
          {...text('description', paragraphText(event?.description ?? ''))}
          label={m.deskevent_description()}
          hint={m.desk_paragraphs_hint()}
          rows={6}
          maxLength={50_000}
        />
        <PictureAddressField
          {...text('image_url', event?.image_url)}
          label={m.deskevent_image()}
          hint={m.deskevent_image_hint()}
          maxLength={2000}
        />
        <TextArea
          {...text('books', event?.books.join('\n'))}
          label={m.deskevent_books()}
          hint={m.deskevent_books_hint()}
        />
      </fieldset>
      <RsvpFields event={event} fields={fields} />
      <Checkbox
        {...box('is_published', event?.is_published ?? true)}
        label={m.deskevent_published()}
        hint={m.deskevent_published_hint()}
      />
    </div>
  );
}

interface RsvpFieldsProps extends Pick<EventFieldsProps, 'event'> {
  fields: FormFields;
}

function RsvpFields({ event, fields: { text, box } }: RsvpFieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{m.deskevent_rsvp()}</legend>
      <Checkbox
        {...box('rsvp', event?.attendance === 'request')}
        label={m.deskevent_rsvp_asked()}
        hint={m.deskevent_rsvp_hint()}
      />
      <TextField
        {...text('rsvp_limit', event?.rsvp_limit)}
        label={m.deskevent_limit()}
        hint={m.deskevent_limit_hint()}
        inputMode="numeric"
        pattern="\s*\d{0,6}\s*"
      />
      <Checkbox
        {...box('waitlist_enabled', event?.waitlist_enabled ?? true)}
        label={m.deskevent_waitlist()}
      />
      <div className={styles.pair}>
        <TextField
          {...text('rsvp_label', event?.rsvp_label)}
          label={m.deskevent_rsvp_label()}
          maxLength={40}
        />
        <TextField
          {...text('ticket_label', event?.ticket_label)}
          label={m.deskevent_ticket_label()}
          maxLength={40}
        />
      </div>
    </fieldset>
  );
}

/** The fields as the action takes them. `wrong`: what was typed as a book and is no ISBN. */
export function readEventFields(
  form: FormData,
  stored: string,
): { fields: Omit<AdminInput<'event/save'>, 'id' | 'version'>; wrong: string[] } {
  const text = (name: string) => textOf(form, name).trim();
  const time = readEventTime(form);
  const { added: books, wrong } = readPasted(text('books'), []);
  const names = ['title', 'summary', 'description', 'image_url', 'location_text', 'address'] as const;
  const texts = Object.fromEntries(names.map((name) => [name, text(name)])) as Record<
    (typeof names)[number],
    string
  >;
  return {
    wrong,
    fields: {
      ...texts,
      ...time,
      books,
      online_url: text('online_url'),
      ticket_label: text('ticket_label'),
      rsvp_label: text('rsvp_label'),
      category_id: Number(text('category_id')) || undefined,
      location_id: Number(text('location_id')) || undefined,
      is_online: form.has('is_online'),
      attendance: form.has('rsvp') ? 'request' : 'open',
      rsvp_limit: text('rsvp_limit') === '' ? undefined : Number(text('rsvp_limit')),
      waitlist_enabled: form.has('waitlist_enabled'),
      recurrence: recurrenceOf(text('recurrence'), time.first_day, text('until'), stored),
      recurring_as_single_row: form.has('recurring_as_single_row'),
      is_published: form.has('is_published'),
    },
  };
}
