const canFocus = 'input, select, textarea, button, a[href], summary';

/**
 * What a popup focuses when it opens: the first thing to do in the parts marked `data-inside` rather than the cross above
 * them. By touch the popup itself, so that no keyboard slides over it; `true` leaves the choice to Base UI.
 */
export function firstInside(popup: HTMLElement | null, openedBy: string): HTMLElement | true {
  if (openedBy === 'touch') return true;
  const found = [...(popup?.querySelectorAll<HTMLElement>(`[data-inside] :is(${canFocus})`) ?? [])];
  return found.find((el) => !el.matches(':disabled, [type="hidden"]')) ?? true;
}
