import { useEffect, useRef, useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SubmitForm } from '../submit/submit-form.tsx';
import type { CartSent, EmailCartRefusal } from './submit-email-cart.ts';
import styles from './whole-cart.module.css';
import { emailCartPath } from './whole-cart-paths.ts';

/** The form that mails the cart, then that it was sent (CART-053). `sent`: a refusal from without JavaScript. */
export function EmailCart({ sent }: { sent?: EmailCartRefusal | undefined }) {
  const [sentTo, setSentTo] = useState('');
  if (sentTo) return <Sent email={sentTo} />;
  return (
    <div className={styles.part}>
      <p>{m.share_intro()}</p>
      <SubmitForm<CartSent>
        action={emailCartPath}
        posted={sent}
        hidden={{}}
        label={m.share_send()}
        onDone={({ email }) => setSentTo(email)}
      >
        {(problems) => (
          <TextField
            name="email_address"
            type="email"
            label={m.share_address()}
            autoComplete="email"
            inputMode="email"
            required
            maxLength={254}
            defaultValue={sent?.email}
            error={problems.email_address}
          />
        )}
      </SubmitForm>
    </div>
  );
}

function Sent({ email }: { email: string }) {
  const words = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1}>
      <Notice tone="success" role="status">
        <p>{m.share_sent({ email })}</p>
      </Notice>
    </div>
  );
}
