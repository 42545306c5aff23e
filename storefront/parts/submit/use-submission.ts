import { useEffect, useEffectEvent, useState } from 'react';
import { useActionData, useFetcher, useRevalidator } from 'react-router';
import { useToasts } from '../../../ui/toast.tsx';
import { type Done, isDone, type NotDone } from '../../page-submit.ts';
import { useSession } from '../session/session-provider.tsx';
import type { Outcome } from './form-outcome.ts';

/** The sentence for each `done` of a page's submit. */
export type DoneSentences = Record<string, () => string>;

interface SubmissionOptions<D extends Done, N extends NotDone> {
  /** If given, a toast shows the sentence of what was done, and the session is fetched again. If not, `onDone` does what is needed. */
  sentences?: DoneSentences | undefined;
  /** The form has no place of its own for a refusal: a toast shows it. */
  refusalAsToast?: boolean;
  onDone?: ((done: D) => void | Promise<void>) | undefined;
  onRefused?: (refusal: N) => void;
}

/**
 * Posts to a page's `submit` by `Form` or `submit`, with JavaScript, and follows each answer once. Pending until the answer was
 * followed and the page has loaded again. `sent` is what is on its way.
 */
export function useSubmission<D extends Done = Done, N extends NotDone = NotDone>({
  sentences,
  refusalAsToast,
  onDone,
  onRefused,
}: SubmissionOptions<D, N>) {
  const { Form, submit, data, formData: sent, state } = useFetcher();
  const { revalidate } = useRevalidator();
  const { refresh } = useSession();
  const { show } = useToasts();
  const [isFollowing, setFollowing] = useState(false);
  const follow = useEffectEvent(async (outcome: D | N) => {
    if (isDone(outcome)) {
      if (sentences) {
        show({ tone: 'success', message: sentences[outcome.done]?.() ?? '' });
        void refresh();
      }
      setFollowing(true);
      await onDone?.(outcome);
      setFollowing(false);
      return;
    }
    if (refusalAsToast) {
      show({ tone: 'error', message: outcome.sentence ?? '' });
      // The page may be out of date: the router loads it again only after a success. After a call that failed, so would
      // the load, and its error would take the place of the page.
      if ((outcome.status ?? 400) < 429) void Promise.all([refresh(), revalidate()]);
    }
    onRefused?.(outcome);
  });
  useEffect(() => {
    if (data) void follow(data);
  }, [data]);
  return { Form, submit, sent, pending: state !== 'idle' || isFollowing };
}

/** What this form of the page came back with, as a browser without JavaScript sent it. */
export function usePosted(intent: string): Outcome | undefined {
  const posted = useActionData() as Outcome | undefined;
  return posted?.intent === intent ? posted : undefined;
}
