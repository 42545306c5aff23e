import { type ComponentType, lazy, Suspense } from 'react';
import type { SiteSettings } from '../contract/store.ts';
import { atOnce } from './at-once.ts';
import styles from './notice-line.module.css';

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
      {/* Its class is why the sheet of the notices comes with the page and not with their code. */}
      <div className={styles.notices}>
        <Fetched content={content} />
      </div>
    </Suspense>
  );
}
