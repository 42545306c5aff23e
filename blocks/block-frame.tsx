import type { CSSProperties, ReactNode } from 'react';
import { textPreset } from '../storefront/theme/presets.ts';
import { Prose } from '../ui/prose.tsx';
import styles from './blocks.module.css';
import type { CommonSettings } from './common.ts';

interface BlockFrameProps {
  data: CommonSettings;
  /** Already shown by the block itself. */
  noHeading?: boolean;
  children?: ReactNode;
  /** Beside the heading, at the end of its line. */
  aside?: ReactNode;
}

/** What every block has around it: room, ground, anchor, heading and paragraph. */
export function BlockFrame({ data, noHeading, children, aside }: BlockFrameProps) {
  return (
    <section
      id={data.link_id || undefined}
      className={styles.block}
      data-align={data.align}
      data-ground={data.background_colour || undefined}
      style={{ '--room': `${data.padding_y}px` } as CSSProperties}
    >
      {!noHeading && data.heading && (
        <div className={styles.head}>
          <h2 {...textPreset(data.heading_preset)}>{data.heading}</h2>
          {aside}
        </div>
      )}
      {!noHeading && data.paragraph && <RichText html={data.paragraph} preset={data.paragraph_preset} />}
      {children}
    </section>
  );
}

/** Rich text that site_content/getPage has sanitised. */
export function RichText({ html, preset }: { html: string; preset?: number | null }) {
  return (
    <div {...textPreset(preset)}>
      <Prose html={html} className={styles.text} />
    </div>
  );
}
