import type { CSSProperties } from 'react';
import { clip } from '../../storefront/parts/page/meta.ts';
import { Link } from '../../ui/link.tsx';
import { Prose } from '../../ui/prose.tsx';
import { linkTo } from '../link-to.ts';
import { measures } from '../on-phones.ts';
import type { BlockProps } from '../renderers.ts';
import styles from './above-searchbar-notice.module.css';

/** Ink, unless the shop has chosen another ground. */
const defaultGround = 6;

/** Drawn apart from the page's blocks, above its head (BLOCK-052). */
export function AboveSearchbarNotice({ data }: BlockProps<'above_searchbar_notice'>) {
  if (!data.heading && !data.paragraph) return null;
  return (
    <aside
      aria-label={data.heading || clip(data.paragraph, 60)}
      className={styles.notice}
      data-ground={data.background_colour ?? defaultGround}
      style={{ ...measures(data, { padding_x: 'px' }), '--align': data.align } as CSSProperties}
    >
      {data.heading && <strong>{data.heading}</strong>}
      {data.paragraph && <Prose html={data.paragraph} className={styles.words ?? ''} />}
      {data.button_url && <Link {...linkTo(data.button_url, data.button_tab)}>{data.button_label}</Link>}
    </aside>
  );
}
