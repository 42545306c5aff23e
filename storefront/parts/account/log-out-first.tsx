import { withBack } from '../../../contract/back-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { DrawnFor } from '../session/drawn-for.tsx';

/** A mailed link belongs to another account: log out, then follow it. A form, so that it works without JavaScript. */
export function LogOutFirst({ back }: { back: string }) {
  return (
    <form method="post" action={withBack('/account/login', back)}>
      <DrawnFor />
      <input type="hidden" name="intent" value="logout" />
      <Button type="submit">{m.account_log_out_and_continue()}</Button>
    </form>
  );
}
