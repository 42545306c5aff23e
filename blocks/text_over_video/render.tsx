import { type CSSProperties, useState } from 'react';
import * as m from '../../messages/compiled/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PauseIcon, PlayIcon } from '../../ui/more-icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { Player } from '../player.tsx';
import { TextOver } from '../text-over.tsx';
import { videoOf, watchAddress } from '../video-link.ts';
import styles from './text-over-video.module.css';

export function Render({ data, first }: BlockProps<'text_over_video'>) {
  const [isPlaying, setPlaying] = useState(false);
  const video = videoOf(data.url);
  const [wide = 16, high = 9] = data.aspect_ratio.split(':').map(Number);
  const name = data.title || data.heading || m.page_film_label();
  return (
    <TextOver
      data={data}
      action={
        video && (
          <>
            <Button
              variant="secondary"
              size="s"
              className={styles.play}
              icon={isPlaying ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
              onClick={() => setPlaying(!isPlaying)}
            >
              {isPlaying ? m.page_film_stop() : m.page_film_play()}
            </Button>
            <noscript>
              <LinkButton variant="secondary" size="s" href={watchAddress(video)}>
                {m.page_film_watch()}
              </LinkButton>
            </noscript>
          </>
        )
      }
    >
      {isPlaying && video ? (
        <div
          className={styles.film}
          data-full-width={data.full_width || undefined}
          style={{ '--ratio': wide / high } as CSSProperties}
        >
          <Player video={video} title={name} background />
        </div>
      ) : (
        data.poster && <Picture src={data.poster} alt="" first={first} />
      )}
    </TextOver>
  );
}
