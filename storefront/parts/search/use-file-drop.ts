import { type DragEvent, useRef, useState } from 'react';

/** A place that files can be dropped on: `over` while one is held above it, and the handlers for its element. */
export function useFileDrop(onFile: (file: File) => void) {
  const [over, setOver] = useState(false);
  // `dragenter` on a child fires before `dragleave` on its parent: only the last `dragleave` ends the drag.
  const depth = useRef(0);
  const hasFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const end = () => {
    depth.current = 0;
    setOver(false);
  };
  return {
    over,
    handlers: {
      onDragEnter(event: DragEvent) {
        if (!hasFile(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      },
      onDragOver(event: DragEvent) {
        // Without it the browser would open the file instead of this page.
        if (hasFile(event)) event.preventDefault();
      },
      onDragLeave(event: DragEvent) {
        if (!hasFile(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) end();
      },
      onDrop(event: DragEvent) {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        end();
        onFile(file);
      },
    },
  };
}
