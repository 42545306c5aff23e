import type { Answer } from '../../../contract/action.ts';
import type { Output } from '../../../contract/actions.ts';
import type { Call } from '../../../contract/call.ts';
import type { Submission } from './submission.ts';

/**
 * One attempt to place an order, under one uuid (decisions §0.2). While it is unknown whether an earlier try has arrived,
 * the uuid stays, so that trying again can never place a second order. A refusal ends the attempt: the next try has a new
 * uuid.
 */
export class Attempt {
  #uuid: string;
  /** What was sent without an answer. */
  #unanswered: Submission[] = [];

  constructor(uuid: string) {
    this.#uuid = uuid;
  }

  get isUncertain(): boolean {
    return this.#unanswered.length > 0;
  }

  /** Throws what `call` throws when there was no answer; call it again then. */
  async place(call: Call, submission: Submission): Promise<Answer<Output<'checkout/submit'>>> {
    const answer = await this.#send(call, submission);
    if (answer.ok) return answer;
    if (answer.error_code === 'uuid_reused') {
      // An earlier try did arrive, and the form was changed since: the order is the one that was placed first.
      for (const earlier of this.#unanswered) {
        const placed = await call('checkout/submit', earlier, { uuid: this.#uuid });
        if (placed.ok) return placed;
      }
    }
    this.#uuid = crypto.randomUUID();
    this.#unanswered = [];
    return answer;
  }

  async #send(call: Call, submission: Submission): Promise<Answer<Output<'checkout/submit'>>> {
    try {
      return await call('checkout/submit', submission, { uuid: this.#uuid });
    } catch (e) {
      this.#unanswered.push(submission);
      throw e;
    }
  }
}
