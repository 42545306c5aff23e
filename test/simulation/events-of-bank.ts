import type { BankPayment } from '../../server/providers/payment/sandbox/bank-payment.ts';
import type { Event, Run } from './parts.ts';
import { bankPayments } from './reckoning.ts';

/** What cardholders and their bank do without the shop. */
export const bankEvents: Event[] = [
  ['dispute', 1.5, dispute],
  ['decide', 1.5, decide],
];

const paymentsOf = ({ world }: Run): BankPayment[] => [...bankPayments(world.sandbox.rows).values()];

/** The cardholder asks for all that is left, or for a part of it, before or after refunds. */
async function dispute(run: Run): Promise<void> {
  const { world } = run;
  const payment = world.pick(paymentsOf(run).filter(({ captured, refunded }) => captured > refunded));
  if (!payment) return;
  const left = payment.captured - payment.refunded;
  const amount = world.chance(0.3) ? 1 + world.int(left) : left;
  world.say(`  ${amount} of ${payment.label}, ${payment.key.slice(0, 4)}`);
  world.sandbox.bank.dispute(payment.reference, amount);
}

async function decide(run: Run): Promise<void> {
  const { world } = run;
  const open = world.pick(paymentsOf(run).filter((payment) => payment.dispute?.state === 'open'));
  if (!open) return;
  const state = world.pick(['won', 'lost'] as const);
  world.say(`  ${state}, ${open.key.slice(0, 4)}`);
  world.sandbox.bank.decideDispute(open.reference, state);
}
