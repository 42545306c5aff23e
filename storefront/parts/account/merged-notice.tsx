import { useSearchParams } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { useSession } from '../session/session-provider.tsx';
import { mergedIn } from './merged-address.ts';
import styles from './merged-notice.module.css';

/** After a login without JavaScript, on whatever page it led to: what else is in the cart now. With it, a toast says so. */
export function MergedNotice() {
  const [query] = useSearchParams();
  const { session } = useSession();
  const merged = mergedIn(query);
  if (!merged || !session?.logged_in) return null;
  const { earlier, limited } = merged;
  return (
    <div className={styles.notice}>
      <Notice tone={limited > 0 ? 'info' : 'success'} role="status">
        {earlier > 0 && <p>{m.account_cart_items_earlier({ count: earlier })}</p>}
        {limited > 0 && <p>{m.account_not_every_copy_count({ count: limited })}</p>}
      </Notice>
    </div>
  );
}
