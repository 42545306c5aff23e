import { useActionData } from 'react-router';
import { mostRsvpPlaces } from '../../contract/event-rules.ts';
import * as m from '../../messages/compiled/messages.js';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { NotDone } from '../desk-submit.ts';
import { DeskForm } from './desk-form.tsx';
import formStyles from './form.module.css';

const useRefused = (form: string): NotDone | undefined => {
  const outcome = useActionData() as NotDone | undefined;
  return outcome?.form === form ? outcome : undefined;
};

/** Lets guests in by the code of their ticket, typed or scanned. */
export function EventDoor() {
  const refused = useRefused('code');
  return (
    <DeskForm intent="code" label={m.deskevent_let_in()} outcome={refused}>
      <TextField
        name="code"
        label={m.deskevent_code()}
        hint={m.deskevent_code_hint()}
        required
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={refused?.typed?.code}
      />
    </DeskForm>
  );
}

/** Why a button of the guests was refused, where no form for codes says it. */
export function DoorRefusal() {
  const refused = useRefused('code');
  if (!refused) return null;
  return (
    <Notice tone="danger" role="alert">
      <p>{refused.sentence}</p>
    </Notice>
  );
}

/** Reserves places for someone on the phone. */
export function EventPhone() {
  const refused = useRefused('phone');
  const problems = refused?.problems ?? {};
  const typed = refused?.typed;
  return (
    <Disclosure label={m.deskevent_phone()} ghost open={refused !== undefined}>
      <DeskForm intent="phone" label={m.deskevent_reserve()} variant="secondary" outcome={refused}>
        <div className={formStyles.pair}>
          <TextField
            name="name"
            label={m.deskevent_guest_name()}
            required
            maxLength={50}
            error={problems.name}
            defaultValue={typed?.name}
          />
          <TextField
            type="email"
            name="email"
            label={m.desk_email()}
            hint={m.deskevent_guest_email_hint()}
            required
            maxLength={254}
            error={problems.email}
            defaultValue={typed?.email}
          />
          <TextField
            type="tel"
            name="phone"
            label={m.deskevent_guest_phone()}
            required
            error={problems.phone}
            defaultValue={typed?.phone}
          />
          <TextField
            type="number"
            name="quantity"
            label={m.deskevent_guest_places()}
            min={1}
            max={mostRsvpPlaces}
            required
            error={problems.quantity}
            defaultValue={typed?.quantity ?? 1}
          />
        </div>
      </DeskForm>
    </Disclosure>
  );
}
