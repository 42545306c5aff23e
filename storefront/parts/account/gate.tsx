import { Button } from '../../../ui/button.tsx';
import { PageBody } from '../page/page-body.tsx';
import { DrawnFor } from '../session/drawn-for.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './account-form.module.css';

/** Why there is nothing but a login here (APP-042, APP-043). */
export function GateMessage() {
  const { login_required_message: message, is_exclusive, store_info: store } = useSettings();
  const usual = is_exclusive
    ? `${store.name} is not open to everyone.`
    : `${store.name} is for its customers. Please log in to come in.`;
  return <p className={styles.lead}>{message || usual}</p>;
}

/** For customers who are logged in but still kept out (decisions C.23). A form, so that it works without JavaScript. */
export function ShutOut() {
  return (
    <PageBody>
      <div className={styles.page}>
        <h1>This shop is limited</h1>
        <GateMessage />
        <p>
          You are logged in, but this account does not open the shop. You can log out and use another one.
        </p>
        <form method="post" action="/account/login">
          <DrawnFor />
          <input type="hidden" name="intent" value="logout" />
          <Button type="submit" variant="primary">
            Log out
          </Button>
        </form>
      </div>
    </PageBody>
  );
}
