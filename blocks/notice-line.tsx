import type { CSSProperties } from 'react';
import { clip } from '../storefront/parts/page/meta.ts';
import { Link } from '../ui/link.tsx';
import { Prose } from '../ui/prose.tsx';
import type { CommonSettings } from './common-fields.ts';
import { linkTo } from './link-to.ts';
import styles from './notice-line.module.css';
import { measures } from './on-phones.ts';

/** Ink, unless the shop has chosen another ground. */
const defaultGround = 6;

interface NoticeLineProps {
  data: CommonSettings;
  /** Where it leads, if anywhere. */
  link?: { label: string; to: string; tab: boolean } | undefined;
}

/** A notice as a line of its own across the page. */
export function NoticeLine({ data, link }: NoticeLineProps) {
  if (!data.heading && !data.paragraph) return null;
  return (
    <aside
      aria-label={data.heading || clip(data.paragraph, 60)}
      className={styles.notice}
      data-print="hide"
      data-ground={data.background_colour ?? defaultGround}
      style={{ ...measures(data, { padding_x: 'px' }), '--align': data.align } as CSSProperties}
    >
      {data.heading && <strong>{data.heading}</strong>}
      {data.paragraph && <Prose html={data.paragraph} className={styles.words ?? ''} />}
      {link && <Link {...linkTo(link.to, link.tab)}>{link.label}</Link>}
    </aside>
  );
}
