import { type DragEvent, useState } from 'react';

/** What a row does when it is dragged or something is dragged over it. */
export interface RowDrag {
  isTarget: boolean;
  onDragStart(event: DragEvent): void;
  onDragOver(event: DragEvent): void;
  onDrop(event: DragEvent): void;
  onDragEnd(): void;
}

/**
 * Rows that are dragged to the place of another one. The key of a row is its place or its id. Rows may be inside one another: the
 * innermost one counts.
 */
export function useRowDrag(onMove: (dragged: number, target: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  return (key: number, name: string): RowDrag => ({
    isTarget: target === key && dragged !== key,
    onDragStart(event) {
      event.stopPropagation();
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', name);
      setDragged(key);
    },
    onDragOver(event) {
      if (dragged === null) return;
      event.stopPropagation();
      event.preventDefault();
      setTarget(key);
    },
    onDrop(event) {
      event.stopPropagation();
      event.preventDefault();
      if (dragged !== null && dragged !== key) onMove(dragged, key);
      end();
    },
    onDragEnd: end,
  });
}
