import { Link, useActionData, useLoaderData } from 'react-router';
import { momentText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { formatMoney } from '../../ui/money.ts';
import { deskLoader, type LoadArgs, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import styles from '../parts/order-parts.module.css';
import { Page } from '../parts/page.tsx';
import { useMay } from '../parts/use-may.ts';
import { useStore } from '../parts/use-store.ts';

function idOf({ params }: Pick<LoadArgs, 'params'>): number {
  if (!/^\d{1,9}$/.test(params.id ?? '')) throw new Response(null, { status: 404 });
  return Number(params.id);
}

export const loader = deskLoader(async (args) => {
  const answer = await args.api('giftcard/get', { id: idOf(args) });
  if (!answer.ok && answer.error_code === 'unknown_card') throw new Response(null, { status: 404 });
  return valueFrom(answer);
});

/** Blocks the card, or lets it be spent again. */
export const action = deskAction(async (args) => {
  const blocked = textOf(args.form, 'intent') === 'block';
  const answer = await args.api('giftcard/block', { id: idOf(args), blocked });
  return answer.ok ? { done: 'saved' } : refusedAs(answer);
});
export const clientAction = keepForm;

const kinds: Record<string, () => string> = {
  issued: m.deskcard_entry_issued,
  redeemed: m.deskcard_entry_redeemed,
  released: m.deskcard_entry_released,
  refunded: m.deskcard_entry_refunded,
  voided: m.deskcard_entry_voided,
};

/** What is on a gift card, and how it came there. */
export default function GiftCard() {
  const { last_four: end, balance, is_blocked, note, entries } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const mayWrite = useMay('settings:write');
  const store = useStore();
  return (
    <Page title={m.deskcard_card({ end })}>
      <Link to="/giftcards">{m.deskcard_heading()}</Link>
      <DoneNotice />
      <section className={styles.card} aria-labelledby="balance">
        <h2 id="balance">{m.deskcard_balance()}</h2>
        <p className={styles.quantity}>
          {formatMoney(balance)} {is_blocked && <Badge tone="danger">{m.deskcard_blocked()}</Badge>}
        </p>
        {note && <p>{note}</p>}
      </section>
      <section className={styles.card} aria-labelledby="history">
        <h2 id="history">{m.deskcard_history()}</h2>
        <ul className={styles.lines}>
          {entries.map(({ kind, amount, order_number: number, changed_by: who, at }) => (
            <li key={`${at} ${kind} ${amount} ${number}`}>
              <div>
                <p>
                  {kinds[kind]?.() ?? kind}{' '}
                  {number && <Link to={`/orders/${number}`}>{m.deskcard_of_order({ number })}</Link>}
                </p>
                <p className={styles.soft} suppressHydrationWarning>
                  {[momentText(at, store), who && m.deskcard_entry_by({ who })].filter(Boolean).join(' ')}
                </p>
              </div>
              <span className={styles.amount}>{formatMoney(amount)}</span>
            </li>
          ))}
        </ul>
      </section>
      {mayWrite && (
        <DeskForm
          intent={is_blocked ? 'unblock' : 'block'}
          label={is_blocked ? m.deskcard_unblock() : m.deskcard_block()}
          variant={is_blocked ? 'secondary' : 'danger'}
          outcome={outcome}
        >
          {!is_blocked && <p>{m.deskcard_block_hint()}</p>}
        </DeskForm>
      )}
    </Page>
  );
}
