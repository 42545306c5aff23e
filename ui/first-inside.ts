const canFocus = 'input, select, textarea, button, a[href], summary';

/**
 * What a popup focuses when it opens: the first thing to do in the parts marked `data-inside` rather than the cross above
 * them. By touch the popup itself, so that no keyboard slides over it; `true` leaves the choice to Base UI.
 */
export function firstInside(popup: HTMLElement | null, openedBy: string): HTMLElement | true {
  if (openedBy === 'touch') return true;
  const found = [...(popup?.querySelectorAll<HTMLElement>(`[data-inside] :is(${canFocus})`) ?? [])];
  const first = found.find((el) => !el.matches(':disabled, [type="hidden"]'));
  if (!first?.matches('[type="radio"]')) return first ?? true;
  // In a group to choose from, the chosen one: Tab would go there, and the arrow keys go on from it.
  const name = first.getAttribute('name');
  return found.find((el) => el.matches(':checked') && el.getAttribute('name') === name) ?? first;
}
