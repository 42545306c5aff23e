import { onTestFinished } from 'vitest';
import { clearentPayments } from '../../server/providers/payment/clearent/clearent.ts';
import { type ClearentStandIn, clearentStandIn, otherTerminal, signedBy } from './clearent-stand-in.ts';
import { deadAddress, type Harness } from './harness.ts';

export async function clearentHarness(): Promise<Harness & { vendor: ClearentStandIn }> {
  const vendor = await clearentStandIn();
  onTestFinished(vendor.close);
  const account = { live: false, publicKey: vendor.publicKey, apiKey: vendor.apiKey };
  const open = (
    changes: Partial<typeof account> = {},
    forTests: { baseUrl?: string; patienceMs?: number } = {},
  ) => clearentPayments({ ...account, ...changes }, { baseUrl: vendor.origin, ...forTests });
  const steps = /^POST \/rest\/v2\/transactions$/;
  return {
    provider: open(),
    vendor,
    requests: { start: /^POST \/rest\/v2\/mobile\/transactions/, capture: steps, void: steps, refund: steps },
    token: (outcome) => (outcome === 'token_expired' ? 'no token' : `jwt.${outcome}.signed`),
    declines: [
      'declined',
      'insufficient_funds',
      'wrong_cvv',
      'wrong_number',
      'wrong_postal_code',
      'expired_card',
      'token_expired',
    ],
    asksShopper: false,
    shopper() {
      throw new Error('Clearent asks nothing of the shopper');
    },
    payments: () =>
      vendor.transactions.filter(({ type, result }) => /SALE|AUTH/.test(type) && result === 'APPROVED')
        .length,
    withOtherKeys: () => open({ apiKey: 'SomebodyElse' }),
    impatient: () => open({}, { patienceMs: 500 }),
    unreachable: () => open({}, { baseUrl: deadAddress }),
    secrets: [account.apiKey, 'SomebodyElse'],
    webhook({ key, reference, at, signed = 'well', kind = 'captured' }) {
      const row = {
        amount: '25.99',
        id: reference,
        created: at.toISOString().replace('T', ' ').replace('Z', ''),
        type: 'SALE',
        result: 'APPROVED',
        // Taken at a terminal in the shop.
        ...(kind === 'captured' && { 'order-id': key, invoice: key }),
      };
      const body = signed === 'by another account' ? signedBy(otherTerminal, row) : vendor.webhook(row);
      return { body: signed === 'badly' ? body.replace('25.99', '0.01') : body, headers: {} };
    },
  };
}
