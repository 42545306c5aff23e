import { useSearchParams } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import type { DoneSentences } from './use-submission.ts';

interface SubmitNoticeProps {
  sentences: DoneSentences;
  /** Why the form was refused; '' when the page shows that at the form, undefined when it was not refused. */
  refusal: string | undefined;
}

/** The result of a form that a browser without JavaScript sent: `?done=…`, or a refusal. */
export function SubmitNotice({ sentences, refusal }: SubmitNoticeProps) {
  const [query] = useSearchParams();
  const done = query.get('done') ?? '';
  if (refusal !== undefined) {
    return refusal === '' ? null : (
      <Notice tone="danger" role="alert">
        <p>{refusal}</p>
      </Notice>
    );
  }
  if (!Object.hasOwn(sentences, done)) return null;
  return (
    <Notice tone="success" role="status">
      <p>{sentences[done]?.()}</p>
    </Notice>
  );
}
