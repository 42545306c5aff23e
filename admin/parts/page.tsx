import type { ReactNode } from 'react';
import { LostNotice } from './lost-notice.tsx';
import styles from './page.module.css';
import { UnsavedWork } from './unsaved-work.tsx';
import { useStore } from './use-store.ts';

interface PageProps {
  title: string;
  /** Beside the heading. */
  actions?: ReactNode;
  /** As wide as the window lets it be. */
  wide?: boolean;
  children: ReactNode;
}

/** The content of a page below its heading. */
export function Page({ title, actions, wide, children }: PageProps) {
  const { name } = useStore();
  return (
    <div className={styles.page} data-wide={wide || undefined}>
      <title suppressHydrationWarning>{`${title} · ${name}`}</title>
      <div className={styles.head}>
        <h1 suppressHydrationWarning>{title}</h1>
        {actions}
      </div>
      {children}
      <LostNotice />
      <UnsavedWork />
    </div>
  );
}
