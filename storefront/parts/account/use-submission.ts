import { useEffect, useEffectEvent, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { Done } from '../../page-submit.ts';
import type { Outcome } from './form-outcome.ts';

/**
 * Posts to a page's submit through `fetcher.Form`, and follows each answer once. Pending until the answer was followed and
 * the page has loaded again. `sent` is what is on its way.
 */
export function useSubmission<D extends Done>(follow: (answer: D | Outcome) => void | Promise<void>) {
  const { Form, data, formData: sent, state } = useFetcher();
  const [isFollowing, setFollowing] = useState(false);
  const hear = useEffectEvent(async (answer: D | Outcome) => {
    setFollowing(true);
    await follow(answer);
    setFollowing(false);
  });
  useEffect(() => {
    if (data) void hear(data);
  }, [data]);
  return { Form, sent, pending: state !== 'idle' || isFollowing };
}

/** What this form of the page came back with, as a browser without JavaScript sent it. */
export function usePosted(intent: string | undefined): Outcome | undefined {
  const posted = useActionData() as Outcome | undefined;
  return intent !== undefined && posted?.intent === intent ? posted : undefined;
}
