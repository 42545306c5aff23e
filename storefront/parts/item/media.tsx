import { useState } from 'react';
import type { Title } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { asksForNewTab } from '../../../ui/asks-for-new-tab.ts';
import { ExternalIcon } from '../../../ui/icons.tsx';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './media.module.css';

const videoDialog = popupCode(() => import('./video-dialog.tsx'));
type Medium = Title['media'][number];

/** Videos play here, and load from the video host only on request; everything else is a link (ITEM-024). */
export function MediaList({ media, title }: { media: Title['media']; title: string }) {
  const [playing, setPlaying] = useState<Medium | null>(null);
  const [open, setOpen] = useState(false);
  if (media.length === 0) return null;
  return (
    <section aria-labelledby="media">
      <h2 id="media">{m.item_media_heading()}</h2>
      <ul className={styles.media}>
        {media.map((medium) => (
          <li key={medium.url ?? medium.component}>
            {medium.component ? (
              <a
                className={styles.film}
                href={medium.url ?? `https://www.youtube.com/watch?v=${medium.component}`}
                onClick={(event) => {
                  if (asksForNewTab(event)) return;
                  event.preventDefault();
                  setPlaying(medium);
                  setOpen(true);
                }}
              >
                <span className={styles.play} aria-hidden="true" />
                {medium.label}
              </a>
            ) : (
              <a className={styles.link} href={medium.url} target="_blank" rel="noopener">
                {medium.label}
                <ExternalIcon size={16} />
                <VisuallyHidden>{m.common_opens_in_new_tab()}</VisuallyHidden>
              </a>
            )}
          </li>
        ))}
      </ul>
      {playing?.component && (
        <LazyPopup
          code={videoDialog}
          open={open}
          onClose={() => setOpen(false)}
          video={playing.component}
          label={`${playing.label}: ${title}`}
        />
      )}
    </section>
  );
}
