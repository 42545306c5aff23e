import { useActionData, useSearchParams } from 'react-router';
import type { BlockFormOutcome } from './block-form-fields.ts';

/** The result of this block's form when it was posted without JavaScript; undefined = it was not. */
export function useBlockForm(block: string): BlockFormOutcome | undefined {
  const posted = useActionData() as BlockFormOutcome | undefined;
  const [query] = useSearchParams();
  if (posted?.block === block) return posted;
  const isSent = query.get('sent') === block;
  return isSent ? { block, ok: true, message: '', errors: {}, typed: {} } : undefined;
}
