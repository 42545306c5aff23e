/** The position of the line that takes the focus when this one goes: the next, else the one before it. Null: the last line goes. */
export function neighbourOf(position: number): number | null {
  const row = rowOf(position);
  const next = (row?.nextElementSibling ?? row?.previousElementSibling) as HTMLElement | null | undefined;
  return next?.dataset.line ? Number(next.dataset.line) : null;
}

/**
 * After the cart is drawn again: moves a lost focus to the title of a line, else to the page's heading. Not to a button: a
 * second Enter would press it.
 */
export function recoverFocus(position: number | null): void {
  setTimeout(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const row = position === null ? null : rowOf(position);
    const target = row?.querySelector<HTMLElement>('th') ?? document.querySelector<HTMLElement>('main h1');
    if (!target) return;
    target.tabIndex = -1;
    target.focus();
  });
}

const rowOf = (position: number) => document.querySelector<HTMLElement>(`[data-line="${position}"]`);
