/** Calls once when the reader comes within so many pixels of an element. Returns what ends the waiting, as an effect does. */
export function whenNear(element: Element | null, within: number, isNear: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      isNear();
    },
    { rootMargin: `${within}px` },
  );
  if (element) watch.observe(element);
  return () => watch.disconnect();
}
