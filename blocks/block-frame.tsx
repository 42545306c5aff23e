import type { ReactNode } from 'react';
import { linkPreset, textPreset } from '../storefront/theme/presets.ts';
import { classNames } from '../ui/class-names.ts';
import { Prose } from '../ui/prose.tsx';
import styles from './block-frame.module.css';
import type { CommonSettings } from './common-fields.ts';
import { measures, onPhones } from './on-phones.ts';

interface BlockFrameProps {
  data: CommonSettings;
  /** Already shown by the block itself. */
  noHeading?: boolean;
  children?: ReactNode;
  /** Beside the heading, at the end of its line. */
  aside?: ReactNode;
  className?: string | undefined;
  /** From edge to edge its contents are so as well, not only its ground. */
  bleed?: boolean;
  /** A share of a phone would be too narrow for its contents: they are at least 18rem wide, where the window is. */
  roomy?: boolean;
}

/** What every block has around it: width, room, ground, anchor, heading and paragraph, with their variants for phones. */
export function BlockFrame({ data, noHeading, children, aside, className, bleed, roomy }: BlockFrameProps) {
  const narrow = onPhones(data);
  return (
    <section
      id={data.link_id || undefined}
      className={classNames(styles.block, className)}
      data-align={data.align}
      data-mobile-align={narrow.align}
      data-ground={data.background_colour ?? undefined}
      data-mobile-ground={narrow.background_colour}
      data-bleed={bleed || undefined}
      data-roomy={roomy || undefined}
      {...linkPreset(data.link_preset)}
      style={measures(data, { padding_x: 'px', padding_y: 'px', width: '%' })}
    >
      <div className={styles.inside}>
        {!noHeading && <BlockHeading data={data} aside={aside} />}
        {!noHeading && <BlockText data={data} />}
        {children}
      </div>
    </section>
  );
}

/** The block's heading; another one on phones where the owner wants that. */
export function BlockHeading({
  data,
  aside,
  level = 2,
}: {
  data: CommonSettings;
  aside?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
}) {
  const narrow = onPhones(data);
  const Heading = `h${level}` as const;
  if (!data.heading && !narrow.heading) return null;
  return (
    <div className={styles.head}>
      <ForWidths
        wide={data.heading && <Heading {...textPreset(data.heading_preset)}>{data.heading}</Heading>}
        narrow={
          (narrow.heading !== undefined || narrow.heading_preset !== undefined) && (
            <Heading {...textPreset(narrow.heading_preset ?? data.heading_preset)}>
              {narrow.heading ?? data.heading}
            </Heading>
          )
        }
      />
      {aside}
    </div>
  );
}

/** The block's paragraph; another one on phones where the owner wants that. */
export function BlockText({ data }: { data: CommonSettings }) {
  const narrow = onPhones(data);
  const differs = narrow.paragraph !== undefined || narrow.paragraph_preset !== undefined;
  return (
    <ForWidths
      wide={data.paragraph && <RichText html={data.paragraph} preset={data.paragraph_preset} />}
      narrow={
        differs && (
          <RichText
            html={narrow.paragraph ?? data.paragraph}
            preset={narrow.paragraph_preset ?? data.paragraph_preset}
          />
        )
      }
    />
  );
}

/** Both are in the page and CSS hides one from eyes and ears; `narrow` false = the same on every screen. */
export function ForWidths({ wide, narrow }: { wide: ReactNode; narrow: ReactNode }) {
  if (!narrow) return wide || null;
  return (
    <>
      {wide && <div className={styles.wide}>{wide}</div>}
      <div className={styles.narrow}>{narrow}</div>
    </>
  );
}

/** Rich text that site_content/getPage has sanitised. */
export function RichText({ html, preset }: { html: string; preset?: number | null | undefined }) {
  return (
    <div className={styles.rich} data-rich="" {...textPreset(preset)}>
      <Prose html={html} className={styles.text} />
    </div>
  );
}
