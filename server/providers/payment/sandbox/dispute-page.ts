import * as m from '../../../../messages/compiled/messages.js';
import { escapeHtml } from '../../../escape-html.ts';
import { moneyText } from '../../../pricing/money-text.ts';
import type { BankDispute } from './bank-payment.ts';
import { plainPage, type SandboxPage } from './sandbox-pages.ts';

/** The bank's page about a dispute, where people who try out the shop decide it. Not for a frame. */
export function disputePage({
  shop,
  label,
  currency,
  dispute,
}: {
  shop: string;
  label: string;
  currency: string;
  dispute: BankDispute;
}): SandboxPage {
  const amount = moneyText(dispute.amount, currency);
  const states = {
    open: m.card_dispute_open(),
    won: m.card_dispute_was_won({ shop }),
    lost: m.card_dispute_was_lost({ amount }),
  };
  const choices = `<form method="post">
<button name="answer" value="won">${escapeHtml(m.card_dispute_win())}</button>
<button class="quiet" name="answer" value="lost">${escapeHtml(m.card_dispute_lose())}</button>
</form>`;
  return plainPage(
    m.card_dispute_heading(),
    `<main><h1>${escapeHtml(m.card_dispute_heading())}</h1>
<p class="note">${escapeHtml(m.card_dispute_note())}</p>
<p>${escapeHtml(m.card_dispute_text({ label, amount, shop }))}</p>
<p role="status">${escapeHtml(states[dispute.state])}</p>
${dispute.state === 'open' ? choices : ''}</main>`,
  );
}
