import type { PaymentProvider } from '../server/providers/payment/payment.ts';
import type { BankRow, SandboxBank } from '../server/providers/payment/sandbox/bank.ts';
import { sandboxBank } from '../server/providers/payment/sandbox/bank.ts';
import { sandboxApp } from '../server/providers/payment/sandbox/sandbox-app.ts';
import { type SandboxAccount, sandboxPayment } from '../server/providers/payment/sandbox/sandbox-payment.ts';

export interface TestSandbox {
  bank: SandboxBank;
  /** Webhooks that the bank wants delivered, in seconds from when it said so. */
  events: { account: string; body: string; after: number; at: number }[];
  /** What the bank has stored. */
  rows: BankRow[];
  request(path: string, init?: RequestInit): Promise<Response>;
  /** A token for a card that was typed into the form. */
  token(account: string, number: string): string;
  open(overrides?: Partial<SandboxAccount>): PaymentProvider;
  /** Milliseconds; tests set it on. */
  clock: { now: number };
}

export const secretOfSandbox = (account: string) => `secret of ${account}`;

/**
 * The sandbox in this process: the real pages, API and adapter, over a function instead of the network. `kept`: what its bank knows from
 * before; `secretOf`: the key of an account.
 */
export function testSandbox(
  clock = { now: Date.now() },
  {
    kept = [],
    secretOf = secretOfSandbox,
  }: { kept?: readonly BankRow[]; secretOf?: (account: string) => string } = {},
): TestSandbox {
  const events: TestSandbox['events'] = [];
  const rows: BankRow[] = [...kept];
  const bank = sandboxBank({
    now: () => clock.now,
    notify: (event, after) =>
      events.push({ account: event.account, body: JSON.stringify(event), after, at: clock.now }),
    keep: (row) => rows.push(row),
    kept,
  });
  const app = sandboxApp({
    bank,
    secretOf,
    nameOf: () => 'Tidewater Books',
    now: () => new Date(clock.now),
  });
  return {
    bank,
    events,
    rows,
    clock,
    request: async (path, init) => app.request(path, init),
    token: (account, number) =>
      bank.tokenize(account, number, { origin: 'http://shop.test:3000', language: 'en' }).token,
    open: (overrides = {}) => {
      const account = overrides.account ?? 'tidewater';
      return sandboxPayment({
        account,
        secret: secretOf(account),
        apiUrl: 'http://sandbox.test',
        origin: 'http://shop.test:3001',
        country: 'US',
        acceptedCards: [],
        button: () => 'Finalize Checkout',
        fetch: async (url, init) => app.request(url, init),
        ...overrides,
      });
    },
  };
}
