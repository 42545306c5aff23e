import type { SiteSettings } from '../contract/store.ts';
import { partCode, ServedPart } from '../ui/served-part.tsx';
import styles from './notice-line.module.css';

interface NoticesProps {
  content: SiteSettings['global_content'];
}
const kinds = new Set(['above_searchbar_notice', 'popup_notice']);

export const noticesCode = partCode<NoticesProps>(() => import('./notices.tsx').then((m) => m.Notices));

/** The notices of every page; shops without any fetch no code for them. */
export function LazyNotices({ content }: NoticesProps) {
  if (!content.some((c) => kinds.has(c.component))) return null;
  // Its class is why the sheet of the notices comes with the page and not with their code.
  return <ServedPart code={noticesCode} frame={{ className: styles.notices }} of={{ content }} />;
}
