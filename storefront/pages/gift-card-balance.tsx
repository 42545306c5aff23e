import { useActionData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { formatMoney } from '../../ui/money.ts';
import { Notice } from '../../ui/notice.tsx';
import { type Done, type NotDone, serverAction } from '../page-submit.ts';
import { BalanceForm } from '../parts/giftcard/balance-form.tsx';
import styles from '../parts/giftcard/card-form.module.css';
import { askBalance } from '../parts/giftcard/use-balance.ts';
import { PageBody } from '../parts/page/page-body.tsx';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import type { Route } from './+types/gift-card-balance';

/** A page cannot be loaded again with a balance: that is its answer, never its address. */
interface Asked extends NotDone {
  typed: string;
  balance?: number;
}

export const action = serverAction<Done, Asked>(async ({ api, form }) => {
  const typed = String(form.get('number') ?? '').slice(0, 60);
  const answer = await askBalance(api, typed);
  if (!answer) return { typed, status: 200 };
  return answer.ok
    ? { typed, balance: answer.value.balance, status: 200 }
    : { typed, sentence: answer.error, status: 400 };
});

export function meta({ matches }: Route.MetaArgs) {
  const name = m.giftcard_balance_heading();
  return unlistedMeta(matches, name);
}

/** The answer of the balance checker without JavaScript (GIFTCARD-022). */
export default function GiftCardBalancePage() {
  const asked = useActionData<typeof action>() as Asked | undefined;
  return (
    <PageBody>
      <div className={styles.page}>
        <h1>{m.giftcard_balance_heading()}</h1>
        {asked?.balance !== undefined && (
          <Notice
            tone="success"
            role="status"
            title={m.giftcard_balance_result({ amount: formatMoney(asked.balance) })}
          >
            <p>{m.giftcard_never_expires()}</p>
          </Notice>
        )}
        <BalanceForm typed={asked?.typed} error={asked?.sentence || undefined} />
      </div>
    </PageBody>
  );
}
