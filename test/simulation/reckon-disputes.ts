import type { BankPayment } from '../../server/providers/payment/sandbox/bank-payment.ts';
import type { ReadPayment } from './read-books.ts';

type Entry = { payment_id: number | null; debit: string; credit: string; amount: number };

/** What a dispute has cost at the bank so far, without and with its fees. */
export function disputeCost(bank: BankPayment | undefined): { taken: number; fees: number } {
  const moved = bank?.dispute?.movements ?? [];
  return {
    taken: moved.reduce((sum, { amount }) => sum + amount, 0),
    fees: moved.reduce((sum, { fee }) => sum + fee, 0),
  };
}

/** What the shop says of a dispute, and what the bank does. */
export function disputeFaults(
  payment: ReadPayment,
  bank: BankPayment | undefined,
  entries: readonly Entry[],
): string[] {
  const faults: string[] = [];
  const booked = (account: string) =>
    entries
      .filter(({ payment_id }) => payment_id === payment.id)
      .reduce(
        (sum, { debit, credit, amount }) =>
          sum + (debit === account ? amount : 0) - (credit === account ? amount : 0),
        0,
      );
  const { taken, fees } = disputeCost(bank);
  if (booked('disputes') !== taken)
    faults.push(`: a dispute has cost ${taken}, the ledger ${booked('disputes')}`);
  if (booked('dispute fees') !== fees)
    faults.push(`: a dispute's fees are ${fees}, in the ledger ${booked('dispute fees')}`);
  const { state = null, amount = null } = bank?.dispute ?? {};
  if (payment.dispute_state !== state || payment.dispute_amount !== amount)
    faults.push(
      `: its dispute of ${amount} is ${state}, to the shop ${payment.dispute_state} of ${payment.dispute_amount}`,
    );
  if (payment.is_disputed !== (state !== null)) faults.push(': the shop was not told of its dispute');
  const away = state === 'open' || state === 'lost' ? (amount ?? 0) : 0;
  if (bank && bank.refunded + away > bank.captured)
    faults.push(`gave back ${bank.refunded} and ${away} of ${bank.captured}`);
  if (payment.refused_refunds > 0 && state === null)
    faults.push('could not be given back, and nobody disputes it');
  return faults;
}
