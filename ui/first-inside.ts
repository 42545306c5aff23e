const canFocus = 'input, select, textarea, button, a[href], summary';

/**
 * What a popup focuses when it opens: the first control in the parts marked `data-inside`, not the close button above
 * them. `true` leaves the choice to Base UI, which after a touch focuses the popup itself, so that no keyboard slides
 * over it.
 */
export function firstInside(popup: HTMLElement | null, openedBy: string): HTMLElement | true {
  if (openedBy === 'touch') return true;
  const found = [...(popup?.querySelectorAll<HTMLElement>(`[data-inside] :is(${canFocus})`) ?? [])];
  const first = found.find((el) => !el.matches(':disabled, [type="hidden"]'));
  if (!first?.matches('[type="radio"]')) return first ?? true;
  // In a radio group, focus the checked radio: Tab would go there, and the arrow keys continue from it.
  const name = first.getAttribute('name');
  return found.find((el) => el.matches(':checked') && el.getAttribute('name') === name) ?? first;
}
