/**
 * Puts the focus on the first field of a form that is marked as wrong, and opens what it is folded in. Call it after the
 * errors are on the page.
 */
export function focusFirstError(form: ParentNode | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]:not([disabled])');
  if (!field) return;
  const folded = field.closest<HTMLDetailsElement>('details:not([open])');
  if (folded) folded.open = true;
  field.focus();
}
