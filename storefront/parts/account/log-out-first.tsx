import { withBack } from '../../../contract/back-path.ts';
import { Button } from '../../../ui/button.tsx';
import { DrawnFor } from '../session/drawn-for.tsx';

/** A mailed link is for somebody else than who is logged in: out, and on with it. A form, so that it needs no script. */
export function LogOutFirst({ back }: { back: string }) {
  return (
    <form method="post" action={withBack('/account/login', back)}>
      <DrawnFor />
      <input type="hidden" name="intent" value="logout" />
      <Button type="submit">Log out and go on</Button>
    </form>
  );
}
