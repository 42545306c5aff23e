import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { DrawnFor } from '../session/drawn-for.tsx';

/**
 * The link in the mail to a new address was followed without JavaScript. With it the page confirms by itself
 * (use-confirmed-email.ts); opening the link changes nothing, as programs that check mails open links too.
 */
export function ConfirmEmail({ token }: { token: string }) {
  return (
    <noscript>
      <form method="post" action="/account/details#change-email">
        <DrawnFor />
        <input type="hidden" name="intent" value="confirm_email" />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary">
          {m.account_new_email_heading()}
        </Button>
      </form>
    </noscript>
  );
}
