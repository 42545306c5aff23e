import { type ComponentType, lazy, Suspense } from 'react';
import './above_searchbar_notice/above-searchbar-notice.module.css';
import type { SiteSettings } from '../contract/store.ts';
import { atOnce } from './at-once.ts';

interface NoticesProps {
  content: SiteSettings['global_content'];
}
const kinds = new Set(['above_searchbar_notice', 'popup_notice']);

let atHand: ComponentType<NoticesProps> | undefined;

/** The server has them loaded, so that its HTML is whole at once. */
export function haveNoticesAtHand(notices: ComponentType<NoticesProps>): void {
  atHand = notices;
}

const Fetched = lazy<ComponentType<NoticesProps>>(() =>
  atHand ? atOnce({ default: atHand }) : import('./notices.tsx').then((m) => ({ default: m.Notices })),
);

/** The notices of every page; shops without any fetch no code for them. */
export function LazyNotices({ content }: NoticesProps) {
  if (!content.some((c) => kinds.has(c.component))) return null;
  return (
    <Suspense>
      <Fetched content={content} />
    </Suspense>
  );
}
