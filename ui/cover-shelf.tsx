import {
  Children,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import * as m from '../messages/compiled/messages.js';
import styles from './cover-shelf.module.css';
import { IconButton } from './icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { useDragScroll } from './use-drag-scroll.ts';
import { useKeptPosition } from './use-kept-position.ts';

export interface CoverShelfProps {
  /** Accessible name of the row; the words of the heading. */
  label: string;
  heading?: ReactNode;
  /** Beside the heading, such as a link to everything. */
  action?: ReactNode;
  /** Width of a tile in pixels at most; phones show two and a half tiles, so that the row is seen to go on. */
  tileWidth?: number;
  /** Covers (with `shelf`) and what is said under them. */
  children: ReactNode;
  lastTile?: ReactNode;
  /** Under this name the row keeps its position for the browser's session. */
  positionKey?: string;
  previousLabel?: string;
  nextLabel?: string;
}

/** Width of a tile in pixels: the documents say how many a shelf shows at once (LIST-010, LIST-011). */
const usualWidth = 120;

/** Where a row can still be moved; null until its buttons can move it. */
function useEnds(row: React.RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState<{ start: boolean; end: boolean } | null>(null);
  useEffect(() => {
    const el = row.current;
    if (!el) return;
    const look = () =>
      setEnds({ start: el.scrollLeft > 8, end: el.scrollLeft + el.clientWidth < el.scrollWidth - 8 });
    el.addEventListener('scroll', look, { passive: true });
    // Looks at once, too, when the browser has laid out the page anyway.
    const resized = new ResizeObserver(look);
    resized.observe(el);
    return () => {
      el.removeEventListener('scroll', look);
      resized.disconnect();
    };
  }, [row]);
  return ends;
}

/** Milliseconds of calm after which a window counts as resized (BLOCK-075). */
const calmAfterResize = 300;

/** Back to the first page of a row when the window has become wider or narrower. */
function useStartAfterResize(row: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    let wide = window.innerWidth;
    let timer = 0;
    const resized = () => {
      // Phones call it a resize when the address bar slides away.
      if (window.innerWidth === wide) return;
      wide = window.innerWidth;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => row.current?.scrollTo({ left: 0 }), calmAfterResize);
    };
    window.addEventListener('resize', resized);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', resized);
    };
  }, [row]);
}

/** A tile that the keyboard has come to is shown whole: browsers leave one in part outside. A mouse must not lose its tile. */
function showWhole(event: FocusEvent) {
  if (event.target.matches(':focus-visible'))
    event.target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Covers side by side on one baseline. Scrolls by finger, wheel, keyboard, mouse drag and buttons. */
export function CoverShelf(props: CoverShelfProps) {
  const { label, heading, action, tileWidth, children, lastTile } = props;
  const row = useRef<HTMLUListElement>(null);
  const ends = useEnds(row);
  useStartAfterResize(row);
  useKeptPosition(row, props.positionKey ?? '');
  const drag = useDragScroll(row, styles.dragging);
  // Its far tiles are drawn then: most rows of a page are never moved.
  const [isTouched, setTouched] = useState(false);

  function turn(by: 1 | -1) {
    const el = row.current;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    el?.scrollBy({ left: by * el.clientWidth * 0.85, behavior: calm ? 'auto' : 'smooth' });
  }

  const style = tileWidth ? ({ '--tile-wide': `${tileWidth}px` } as CSSProperties) : undefined;
  return (
    <section
      className={styles.shelf}
      style={style}
      aria-label={label}
      data-usual={tileWidth === usualWidth || undefined}
      data-untouched={!isTouched || undefined}
      onPointerEnter={() => setTouched(true)}
      onFocus={() => setTouched(true)}
    >
      <div className={styles.head}>
        <div>{heading}</div>
        <div className={styles.steps} hidden={ends !== null && !ends.start && !ends.end}>
          <IconButton
            label={props.previousLabel ?? m.common_previous()}
            icon={<ChevronLeftIcon />}
            disabled={!ends?.start}
            onClick={() => turn(-1)}
          />
          <IconButton
            label={props.nextLabel ?? m.common_next()}
            icon={<ChevronRightIcon />}
            disabled={!ends?.end}
            onClick={() => turn(1)}
          />
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <ul className={styles.row} ref={row} onFocus={showWhole} {...drag}>
        {Children.map(children, (child) => (
          <li className={styles.tile}>{child}</li>
        ))}
        {lastTile && <li className={styles.tile}>{lastTile}</li>}
      </ul>
    </section>
  );
}
