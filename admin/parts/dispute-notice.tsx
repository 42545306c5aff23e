import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { formatMoney } from '../../ui/money.ts';
import { Notice } from '../../ui/notice.tsx';
import { dayText } from './event-when.ts';
import { useStore } from './use-store.ts';

type Dispute = AdminOutput<'order/get'>['payment']['dispute'];

/** Says that the cardholder wants the money back, what to do and by when, and how it ended. */
export function DisputeNotice({ dispute }: { dispute: Dispute }) {
  const { language } = useStore();
  if (!dispute) {
    return (
      <Notice tone="danger">
        <p>{m.deskorder_disputed()}</p>
      </Notice>
    );
  }
  const { provider, state, cost, due_day, page } = dispute;
  const amount = formatMoney(dispute.amount);
  return (
    <Notice tone={state === 'won' ? 'info' : 'danger'}>
      {state === 'won' && <p>{m.deskorder_disputed_won({ amount })}</p>}
      {state === 'lost' && <p>{m.deskorder_disputed_lost({ amount })}</p>}
      {state === 'open' && <p>{m.deskorder_disputed_of({ amount })}</p>}
      {state === 'open' && (
        <p>
          {due_day
            ? m.deskorder_disputed_answer({ provider, day: dayText(due_day, language) })
            : m.deskorder_disputed_waits()}
        </p>
      )}
      {page && (
        <p>
          <a href={page} target="_blank" rel="noreferrer">
            {m.deskorder_disputed_page({ provider })}
          </a>
        </p>
      )}
      {cost > 0 && <p>{m.deskorder_disputed_cost({ provider, amount: formatMoney(cost) })}</p>}
    </Notice>
  );
}
