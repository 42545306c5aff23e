import { Button } from '../../../ui/button.tsx';

/** A mailed link is for somebody else than who is logged in: out, and on with it. A form, so that it needs no script. */
export function LogOutFirst({ back }: { back: string }) {
  return (
    <form method="post" action={`/account/login?back=${encodeURIComponent(back)}`}>
      <input type="hidden" name="intent" value="logout" />
      <Button type="submit">Log out and go on</Button>
    </form>
  );
}
