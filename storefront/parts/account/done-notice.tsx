import { useActionData, useSearchParams } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import { type DoneCode, doneSentences } from './done-sentences.ts';

/** Without JavaScript a page comes back with `?done=`: says what was done, in the part of the page it was done in. */
export function DoneNotice({ of }: { of: readonly DoneCode[] }) {
  const [query] = useSearchParams();
  const refused = useActionData();
  const done = of.find((code) => code === query.get('done'));
  if (!done || refused) return null;
  return (
    <Notice tone={done === 'other_email_confirmed' ? 'info' : 'success'} role="status">
      <p>{doneSentences[done]()}</p>
    </Notice>
  );
}
