import { type CSSProperties, useState } from 'react';
import * as m from '../../messages/compiled/messages.js';
import { PlayIcon } from '../../ui/more-icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import { Player } from '../player.tsx';
import { videoOf, watchAddress } from '../video-link.ts';
import styles from './youtube.module.css';

export function Render({ data, first }: BlockProps<'youtube'>) {
  const [isPlaying, setPlaying] = useState(false);
  const video = videoOf(data.url);
  const name = data.title || data.heading || m.page_film_label();
  return (
    <BlockFrame data={data}>
      <div
        className={styles.frame}
        data-full-width={data.full_width || undefined}
        style={{ '--ratio': data.aspect_ratio.replace(':', ' / ') } as CSSProperties}
      >
        {isPlaying && video ? (
          <Player video={video} title={name} className={styles.player} />
        ) : (
          <>
            {data.poster && <Picture src={data.poster} alt="" first={first} />}
            {video && (
              <>
                <button type="button" className={styles.play} onClick={() => setPlaying(true)}>
                  <span className={styles.sign}>
                    <PlayIcon size={28} />
                  </span>
                  <span className={styles.name}>{m.page_film_play_of({ name })}</span>
                </button>
                <noscript>
                  <a href={watchAddress(video)} className={styles.play}>
                    <span className={styles.name}>{m.page_film_watch_of({ name })}</span>
                  </a>
                </noscript>
              </>
            )}
          </>
        )}
      </div>
    </BlockFrame>
  );
}
