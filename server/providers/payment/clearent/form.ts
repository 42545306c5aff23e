import type { PaymentForm } from '../payment.ts';
import { type ClearentAccount, gatewayOf } from './account.ts';

/** Clearent's JavaScript SDK: it shows the fields in a frame of the gateway. */
export function clearentForm(account: ClearentAccount): PaymentForm {
  const gateway = gatewayOf(account);
  return {
    provider: 'clearent',
    gives: 'token',
    scriptUrl: `${gateway}/js-sdk/js/clearent-host.js`,
    frameUrl: '',
    publicKey: account.publicKey,
    values: { gateway },
    sources: { script: [gateway], frame: [gateway], connect: [gateway] },
  };
}
