import {
  type MoneyStep,
  PaymentNotSent,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentResult,
} from '../../server/providers/payment/payment.ts';
import type { ShopProcess } from './process.ts';

/**
 * What can happen to a request. 'late': the provider gets it after the caller has stopped waiting. 'held': the answer takes long,
 * and other calls overtake it.
 */
export type Fate = 'answered' | 'not sent' | 'request lost' | 'answer lost' | 'late' | 'held';

export interface Line {
  fate(method: string): Fate;
  pause(): Promise<void>;
  /** Does this within the next half minute. */
  later(work: () => Promise<unknown>): void;
}

/** A provider at the other end of a line that loses requests and answers. */
export function faultyProvider(provider: PaymentProvider, process: ShopProcess, line: Line): PaymentProvider {
  async function send<T>(method: string, ask: () => Promise<T>): Promise<T | { state: 'unknown' }> {
    process.point();
    const fate = line.fate(method);
    if (fate === 'not sent') throw new PaymentNotSent('no_connection', 'nothing listens there');
    if (fate === 'late') line.later(ask);
    if (fate === 'late' || fate === 'request lost') return { state: 'unknown' };
    const answer = await ask();
    if (fate === 'held') await line.pause();
    process.point();
    return fate === 'answer lost' ? { state: 'unknown' } : answer;
  }
  return {
    ...provider,
    start: (request: PaymentRequest): Promise<PaymentResult> => send('start', () => provider.start(request)),
    finish: (payment) => send('finish', () => provider.finish(payment)),
    find: (payment) => send('find', () => provider.find(payment)),
    capture: (step: MoneyStep) => send('capture', () => provider.capture(step)),
    void: (step) => send('void', () => provider.void(step)),
    refund: (step: MoneyStep) => send('refund', () => provider.refund(step)),
    findStep: (step) => send('findStep', () => provider.findStep(step)),
  };
}
