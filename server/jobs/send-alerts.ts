import { queueDigests } from '../alert/digest/queue-digests.ts';
import type { IssueParts } from './issue-gift-cards.ts';

/** Tells readers of all shops what they asked to hear of; often, for some wait for the last copy. */
export async function sendAlerts({ db, stores, mailFrom }: IssueParts, now = new Date()): Promise<void> {
  for (const store of stores.all()) await queueDigests({ db, store, mailFrom }, now);
}
