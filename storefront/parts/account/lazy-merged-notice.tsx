import { useSearchParams } from 'react-router';
import { partCode, ServedPart } from '../../../ui/served-part.tsx';
// Its sheet comes with the page and not with its code.
import './merged-notice.module.css';

export const mergedNoticeCode = partCode<object>(() =>
  import('./merged-notice.tsx').then((m) => m.MergedNotice),
);

/** Only a login without JavaScript leads to such an address: no other page fetches code for it. */
export function LazyMergedNotice() {
  const [query] = useSearchParams();
  return query.has('merged') ? <ServedPart code={mergedNoticeCode} frame={{}} of={{}} /> : null;
}
