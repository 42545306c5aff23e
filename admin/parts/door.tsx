import type { ReactNode } from 'react';
import * as m from '../../messages/compiled/messages.js';
import { Stack } from '../../ui/stack.tsx';
import styles from './door.module.css';
import { LostNotice } from './lost-notice.tsx';
import { useStore } from './use-store.ts';

interface DoorProps {
  heading: string;
  lead?: string;
  children?: ReactNode;
}

/** The frame of pages for someone who is not logged in yet. */
export function Door({ heading, lead, children }: DoorProps) {
  const { name, reached } = useStore();
  return (
    <main id="main" className={styles.door}>
      <title>{`${heading} · ${name}`}</title>
      <p className={styles.name}>{name}</p>
      <div className={styles.card}>
        <Stack gap={5}>
          <div>
            <h1>{heading}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
          <LostNotice />
        </Stack>
      </div>
      <a href={reached}>{m.desk_open_shop()}</a>
    </main>
  );
}
