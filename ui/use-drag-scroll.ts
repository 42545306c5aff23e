import { type PointerEvent, type RefObject, useRef } from 'react';

/** A press that moves no further is a click (documents: 5 px). */
const slop = 5;

/** Handlers that let a mouse drag a scrolling row; fingers scroll it anyway. A drag does not follow the link under it. */
export function useDragScroll(row: RefObject<HTMLElement | null>, draggingClass: string | undefined) {
  const drag = useRef<{ x: number; left: number; moved: boolean } | null>(null);

  function stop(event: PointerEvent) {
    const el = row.current;
    if (!el || !drag.current) return;
    const { moved } = drag.current;
    drag.current = null;
    if (draggingClass) el.classList.remove(draggingClass);
    if (el.hasPointerCapture(event.pointerId)) el.releasePointerCapture(event.pointerId);
    if (!moved) return;
    // The click comes right after; it belongs to the drag.
    const swallow = (click: MouseEvent) => {
      click.preventDefault();
      click.stopPropagation();
    };
    el.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => el.removeEventListener('click', swallow, { capture: true }), 0);
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'mouse' || event.button !== 0 || !row.current) return;
      drag.current = { x: event.clientX, left: row.current.scrollLeft, moved: false };
    },
    onPointerMove(event: PointerEvent) {
      const el = row.current;
      if (!el || !drag.current) return;
      const by = event.clientX - drag.current.x;
      if (!drag.current.moved && Math.abs(by) > slop) {
        drag.current.moved = true;
        el.setPointerCapture(event.pointerId);
        if (draggingClass) el.classList.add(draggingClass);
      }
      if (drag.current.moved) el.scrollLeft = drag.current.left - by;
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // A native link drag would end ours.
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}
