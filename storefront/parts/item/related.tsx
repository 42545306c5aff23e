import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Title } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { keepLoading } from '../../../ui/load-code.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { whenNear } from '../../../ui/when-near.ts';
import { useSettings } from '../session/use-settings.ts';
import { allEditionsPath } from '../title/paths.ts';
import styles from './related.module.css';

const RelatedGroups = lazy(() => keepLoading(() => import('./related-groups.tsx')));

/**
 * What belongs with a title: code and data are fetched when the reader comes near (ITEM-035, ITEM-036). Without
 * JavaScript a search does the same.
 */
export function Related({ title }: { title: Title }) {
  const container = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => whenNear(container.current, 700, () => setNear(true)), []);
  const { browse_group_formats } = useSettings();
  return (
    <div ref={container} className={styles.related}>
      {near ? (
        <Suspense fallback={<Waiting />}>
          <RelatedGroups title={title} waiting={<Waiting />} />
        </Suspense>
      ) : (
        <Waiting />
      )}
      <noscript>
        <p>
          <Link href={allEditionsPath(title, browse_group_formats)}>{m.item_see_all_editions()}</Link>
        </p>
      </noscript>
    </div>
  );
}

/** As high as a shelf, so that nothing moves when it arrives. */
function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton width="12rem" height="1.75rem" />
      <div>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} width="140px" ratio={2 / 3} />
        ))}
      </div>
    </div>
  );
}
