import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react';
import * as m from '../../messages/compiled/messages.js';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { PauseIcon, PlayIcon } from '../../ui/more-icons.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import { measures, onPhones } from '../on-phones.ts';
import styles from './image-carousel.module.css';
import { SlideView } from './slide-view.tsx';
import { useAutomatic, useSlides } from './use-slides.ts';

/** A finger that has gone this far sideways turns to the next slide. */
const swipe = 40;

export function Render({ data, first }: BlockProps<'image_carousel'>) {
  const slides = data.slides.filter((s) => s.path || s.headline || s.paragraph);
  const { position, index, isMoving, goTo, standAt } = useSlides(Math.max(1, slides.length));
  const auto = useAutomatic(data.auto && slides.length > 1, data.timeout, () => goTo(index + 1));
  const touchedAt = useRef<{ x: number; y: number } | null>(null);
  // Before that, and without JavaScript, the slides are a row that scrolls by itself.
  const [isLive, setLive] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { scrollLeft, clientWidth } = view.current ?? { scrollLeft: 0, clientWidth: 1 };
    standAt(Math.round(scrollLeft / clientWidth) || 0);
    setLive(true);
  }, [standAt]);
  if (slides.length === 0) return null;

  const fades = data.animation === 'fade';
  const level = data.heading ? 3 : 2;
  const slideAt = (at: number, role: 'slide' | 'copy') => {
    const slide = slides[(at + slides.length) % slides.length];
    if (!slide) return null;
    const isShown = role === 'slide' && at === index;
    return (
      <SlideView
        key={`${role} ${at}`}
        slide={slide}
        level={level}
        label={m.page_slide_of({ slide: at + 1, total: slides.length })}
        isShown={isShown || !isLive}
        isCopy={role === 'copy'}
        first={first && at === 0}
        ground={data.background_colour ?? 6}
        mobileGround={onPhones(data).background_colour}
        isShaded={data.shaded}
      />
    );
  };
  const released = (event: PointerEvent) => {
    const { x, y } = touchedAt.current ?? { x: event.clientX, y: event.clientY };
    const [across, down] = [event.clientX - x, event.clientY - y];
    touchedAt.current = null;
    if (Math.abs(across) > Math.max(swipe, Math.abs(down))) goTo(index + (across < 0 ? 1 : -1));
  };
  return (
    <BlockFrame data={{ ...data, background_colour: null, mobile_background_colour: null }} bleed>
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is announced as a group of its own */}
      <div
        role="group"
        aria-roledescription={m.page_carousel_role()}
        aria-label={data.heading || m.page_slides_label()}
        className={styles.carousel}
        data-live={isLive || undefined}
        data-fades={fades || undefined}
        style={
          {
            ...measures(data, { height: 'px', opacity: '%' }),
            '--position': fades ? 0 : position,
          } as CSSProperties
        }
        onMouseEnter={() => auto.setHeld(true)}
        onMouseLeave={() => auto.setHeld(false)}
        onFocus={() => auto.setHeld(true)}
        onBlur={(e) => !e.currentTarget.contains(e.relatedTarget) && auto.setHeld(false)}
        onKeyDown={(e) => {
          if (e.key === 'ArrowRight') goTo(index + 1);
          if (e.key === 'ArrowLeft') goTo(index - 1);
        }}
        onPointerDown={(e) => {
          const isFinger = e.pointerType !== 'mouse' && e.isPrimary;
          touchedAt.current = isFinger ? { x: e.clientX, y: e.clientY } : null;
        }}
        onPointerUp={released}
        // The browser has taken the movement for a vertical scroll (touch-action).
        onPointerCancel={() => {
          touchedAt.current = null;
        }}
      >
        <div
          ref={view}
          className={styles.window}
          // Keys can scroll the row only while it can take the focus, and keep it when the row turns into slides.
          {...(slides.length > 1 && { tabIndex: isLive ? -1 : 0 })}
          {...(!isLive && slides.length > 1 && { role: 'group', 'aria-label': m.page_slides_row() })}
        >
          <div
            className={styles.row}
            data-moving={isMoving || undefined}
            aria-live={auto.runs ? 'off' : 'polite'}
          >
            {isLive && !fades && slides.length > 1 && slideAt(-1, 'copy')}
            {slides.map((_, i) => slideAt(i, 'slide'))}
            {isLive && !fades && slides.length > 1 && slideAt(slides.length, 'copy')}
          </div>
        </div>
        {isLive && slides.length > 1 && (
          <div className={styles.controls} data-ground="2">
            <IconButton
              label={m.page_slide_previous()}
              icon={<ChevronLeftIcon />}
              onClick={() => goTo(index - 1)}
            />
            {data.auto && (
              <IconButton
                label={auto.isPaused ? m.page_slides_start() : m.page_slides_stop()}
                icon={auto.isPaused ? <PlayIcon /> : <PauseIcon />}
                onClick={() => auto.setPaused(!auto.isPaused)}
              />
            )}
            <span className={styles.count}>
              {index + 1} / {slides.length}
            </span>
            <IconButton
              label={m.page_slide_next()}
              icon={<ChevronRightIcon />}
              onClick={() => goTo(index + 1)}
            />
          </div>
        )}
      </div>
    </BlockFrame>
  );
}
