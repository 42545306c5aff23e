import type { AdminInput, AdminOutput } from '../../contract/admin/actions.ts';
import type { DeskEvent } from '../../contract/admin/event.ts';
import { m } from '../../messages/compiled/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { textOf } from '../desk-submit.ts';
import { type Repeat, recurrenceOf, repeatOf, repeats } from './event-repeat.ts';
import { EventTimeFields, readEventTime } from './event-time-fields.tsx';
import { readPasted } from './list-books.ts';
import styles from './locations.module.css';

interface EventFieldsProps {
  /** null for a new one. */
  event: DeskEvent | null;
  choices: AdminOutput<'event/getChoices'>;
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

/** Everything an owner says of an event. */
export function EventFields({ event, choices }: EventFieldsProps) {
  const { repeat, until } = repeatOf(event?.recurrence ?? '', event?.first_day ?? '');
  return (
    <div className={styles.form}>
      <TextField
        name="title"
        label={m.deskevent_title()}
        required
        maxLength={200}
        defaultValue={event?.title}
      />
      <EventTimeFields time={event} />
      <div className={styles.pair}>
        <SelectField
          name="repeat"
          label={m.deskevent_repeat()}
          hint={m.deskevent_repeat_hint()}
          defaultValue={repeat}
          options={repeats
            .filter((one) => one !== 'other' || repeat === 'other')
            .map((value) => ({ value, label: repeatNames[value]() }))}
        />
        <TextField
          type="date"
          name="until"
          label={m.deskevent_until()}
          hint={m.deskevent_until_hint()}
          defaultValue={until}
        />
      </div>
      <Checkbox
        name="recurring_as_single_row"
        label={m.deskevent_single_row()}
        defaultChecked={event?.recurring_as_single_row ?? false}
      />
      <fieldset className={styles.group}>
        <legend>{m.deskevent_where()}</legend>
        <SelectField
          name="location"
          label={m.deskevent_location()}
          placeholder={m.deskevent_elsewhere()}
          options={optionsOf(choices.locations)}
          defaultValue={String(event?.location_id ?? '')}
        />
        <div className={styles.pair}>
          <TextField
            name="location_text"
            label={m.deskevent_venue()}
            maxLength={200}
            defaultValue={event?.location_text}
          />
          <TextField
            name="address"
            label={m.deskevent_address()}
            maxLength={300}
            defaultValue={event?.address}
          />
        </div>
        <Checkbox name="is_online" label={m.deskevent_online()} defaultChecked={event?.is_online ?? false} />
        <TextField
          type="url"
          name="online_url"
          label={m.deskevent_online_url()}
          hint={m.deskevent_online_url_hint()}
          maxLength={2000}
          defaultValue={event?.online_url}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{m.deskevent_about()}</legend>
        <SelectField
          name="category"
          label={m.deskevent_category()}
          placeholder={m.desk_setting_none()}
          options={optionsOf(choices.categories)}
          defaultValue={String(event?.category_id ?? '')}
        />
        <TextArea
          name="summary"
          label={m.deskevent_summary()}
          hint={m.deskevent_summary_hint()}
          maxLength={1000}
          defaultValue={event?.summary}
        />
        <TextArea
          name="description"
          label={m.deskevent_description()}
          hint={m.desk_html_hint()}
          rows={6}
          maxLength={50_000}
          defaultValue={event?.description}
        />
        <TextField
          name="image_url"
          label={m.deskevent_image()}
          hint={m.deskevent_image_hint()}
          maxLength={2000}
          defaultValue={event?.image_url}
        />
        <TextArea
          name="books"
          label={m.deskevent_books()}
          hint={m.deskevent_books_hint()}
          defaultValue={event?.books.join('\n')}
        />
      </fieldset>
      <RsvpFields event={event} />
      <Checkbox
        name="is_published"
        label={m.deskevent_published()}
        hint={m.deskevent_published_hint()}
        defaultChecked={event?.is_published ?? true}
      />
    </div>
  );
}

function RsvpFields({ event }: Pick<EventFieldsProps, 'event'>) {
  return (
    <fieldset className={styles.group}>
      <legend>{m.deskevent_rsvp()}</legend>
      <Checkbox
        name="rsvp"
        label={m.deskevent_rsvp_asked()}
        hint={m.deskevent_rsvp_hint()}
        defaultChecked={event?.attendance === 'request'}
      />
      <TextField
        name="limit"
        label={m.deskevent_limit()}
        hint={m.deskevent_limit_hint()}
        inputMode="numeric"
        pattern="\s*\d{0,6}\s*"
        defaultValue={event?.rsvp_limit ?? ''}
      />
      <Checkbox
        name="waitlist"
        label={m.deskevent_waitlist()}
        defaultChecked={event?.waitlist_enabled ?? true}
      />
      <div className={styles.pair}>
        <TextField
          name="rsvp_label"
          label={m.deskevent_rsvp_label()}
          maxLength={40}
          defaultValue={event?.rsvp_label}
        />
        <TextField
          name="ticket_label"
          label={m.deskevent_ticket_label()}
          maxLength={40}
          defaultValue={event?.ticket_label}
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
      category_id: Number(text('category')) || undefined,
      location_id: Number(text('location')) || undefined,
      is_online: form.has('is_online'),
      attendance: form.has('rsvp') ? 'request' : 'open',
      rsvp_limit: text('limit') === '' ? undefined : Number(text('limit')),
      waitlist_enabled: form.has('waitlist'),
      recurrence: recurrenceOf(text('repeat'), time.first_day, text('until'), stored),
      recurring_as_single_row: form.has('recurring_as_single_row'),
      is_published: form.has('is_published'),
    },
  };
}
