import { useEffect, useRef } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { useToasts } from '../../../ui/toast.tsx';
import { type Done, isDone, type NotDone } from '../../page-submit.ts';
import { useSession } from '../session/session-provider.tsx';

/** The sentence for each `done` of a page's submit. */
export type DoneSentences = Record<string, () => string>;

interface SubmissionOptions {
  said: DoneSentences;
  /** The form has no place of its own for a refusal: a toast shows it. */
  refusalAsToast?: boolean;
  onEnd?: (isDone: boolean) => void;
}

/** A fetcher for a page's `submit`, with JavaScript: a toast says what was done, and the session is fetched again. */
export function useSubmission<N extends NotDone>({ said, refusalAsToast, onEnd }: SubmissionOptions) {
  const fetcher = useFetcher<Done | N>();
  const { revalidate } = useRevalidator();
  const { refresh } = useSession();
  const { show } = useToasts();
  const outcome = fetcher.data as Done | N | undefined;
  const seen = useRef(outcome);
  useEffect(() => {
    if (!outcome || outcome === seen.current) return;
    seen.current = outcome;
    if (isDone(outcome)) {
      show({ tone: 'success', message: said[outcome.done]?.() ?? '' });
      void refresh();
    } else if (refusalAsToast) {
      show({ tone: 'error', message: outcome.sentence ?? '' });
      // The page may be out of date: the router loads it again only after a success.
      void Promise.all([refresh(), revalidate()]);
    }
    onEnd?.(isDone(outcome));
  });
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    outcome,
    state: fetcher.state,
    formData: fetcher.formData,
  };
}

export type Submission<N extends NotDone> = ReturnType<typeof useSubmission<N>>;
