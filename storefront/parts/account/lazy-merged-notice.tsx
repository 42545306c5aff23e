import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { partCode, ServedPart } from '../../../ui/served-part.tsx';
// Its sheet comes with the page and not with its code.
import './merged-notice.module.css';

const code = partCode<object>(() => import('./merged-notice.tsx').then((m) => m.MergedNotice));

/** The server has it loaded, so that its HTML is whole at once. */
export function preloadMergedNotice(notice: ComponentType): void {
  code.loaded = notice;
}

/** Only a login without JavaScript leads to such an address: no other page fetches code for it. */
export function LazyMergedNotice() {
  const [query] = useSearchParams();
  return query.has('merged') ? <ServedPart code={code} frame={{}} of={{}} /> : null;
}
