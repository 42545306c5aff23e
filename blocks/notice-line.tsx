import { type CSSProperties, useId } from 'react';
import { m } from '../messages/compiled/messages.js';
import { clip } from '../storefront/parts/page/meta.ts';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';
import { Prose } from '../ui/prose.tsx';
import type { CommonSettings } from './common-fields.ts';
import { linkTo } from './link-to.ts';
import styles from './notice-line.module.css';
import { measures } from './on-phones.ts';

/** Ink, unless the shop has chosen another ground. */
const defaultGround = 6;

/** About how many letters one line of a phone has room for. */
const oneLine = 38;

interface NoticeLineProps {
  data: CommonSettings;
  /** Where it leads, if anywhere. */
  link?: { label: string; to: string; tab: boolean } | undefined;
}

/** A notice as a line of its own across the page. A phone shows the first line of a long one, and the rest on request. */
export function NoticeLine({ data, link }: NoticeLineProps) {
  const id = useId();
  if (!data.heading && !data.paragraph) return null;
  const words = [data.heading, data.paragraph.replace(/<[^>]*>/g, ''), link?.label ?? ''].join(' ');
  const isLong = words.length > oneLine;
  return (
    <aside
      aria-label={data.heading || clip(data.paragraph, 60)}
      className={styles.notice}
      data-print="hide"
      data-long={isLong || undefined}
      data-ground={data.background_colour ?? defaultGround}
      style={{ ...measures(data, { padding_x: 'px' }), '--align': data.align } as CSSProperties}
    >
      <div className={styles.line}>
        {data.heading && <strong>{data.heading}</strong>}
        {data.paragraph && <Prose html={data.paragraph} className={styles.words ?? ''} />}
        {link && <Link {...linkTo(link.to, link.tab)}>{link.label}</Link>}
      </div>
      {isLong && (
        // A box to tick opens it by style alone, also without scripts.
        <span className={styles.whole}>
          <input type="checkbox" id={id} aria-label={m.page_whole_notice()} autoComplete="off" />
          <ChevronDownIcon size={16} />
        </span>
      )}
    </aside>
  );
}
