import { onTestFinished } from 'vitest';
import { globalPayments } from '../../server/providers/payment/global/global.ts';
import { type GlobalStandIn, globalSignature, globalStandIn } from './global-stand-in.ts';
import { deadAddress, type Harness } from './harness.ts';

export async function globalHarness(): Promise<
  Harness & { vendor: GlobalStandIn; open(changes: { accountName?: string }): Harness['provider'] }
> {
  const vendor = await globalStandIn();
  onTestFinished(vendor.close);
  const account = {
    live: false,
    appId: vendor.appId,
    appKey: vendor.appKey,
    accountName: '',
    country: 'US',
  };
  const open = (
    changes: Partial<typeof account> = {},
    forTests: { baseUrl?: string; patienceMs?: number } = {},
  ) => globalPayments({ ...account, ...changes }, { baseUrl: `${vendor.origin}/ucp`, ...forTests });
  return {
    provider: open(),
    open,
    vendor,
    requests: {
      start: /^POST \/ucp\/transactions$/,
      capture: /\/capture$/,
      void: /\/reversal$/,
      refund: /\/refund$/,
    },
    token: (outcome) => `PMT_${outcome}`,
    declines: [
      'declined',
      'insufficient_funds',
      'wrong_cvv',
      'wrong_number',
      'expired_card',
      'token_expired',
    ],
    asksShopper: false,
    shopper() {
      throw new Error('Global Payments asks nothing of the shopper');
    },
    payments: () => vendor.transactions.filter(({ type }) => type === 'SALE').length,
    withOtherKeys: () => open({ appKey: 'SomebodyElse' }),
    impatient: () => open({}, { patienceMs: 500 }),
    unreachable: () => open({}, { baseUrl: deadAddress }),
    secrets: [account.appKey, 'SomebodyElse'],
    webhook({ key, reference, at, signed = 'well', kind = 'captured' }) {
      const body = JSON.stringify({
        id: kind === 'captured' ? reference : 'DIS_1',
        type: 'SALE',
        status: 'CAPTURED',
        reference: key,
        action: { id: `ACT_${key}`, type: 'STATUS_NOTIFICATION', time_created: at.toISOString() },
      });
      const appKey = signed === 'by another account' ? 'SomebodyElse' : account.appKey;
      return {
        body: signed === 'badly' ? body.replace(reference, 'TRN_forged') : body,
        headers: { 'x-gp-signature': globalSignature(body, appKey) },
      };
    },
  };
}
