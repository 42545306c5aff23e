/** Puts the focus on the first field of a form that is marked as wrong. Call it after the errors are on the page. */
export function focusFirstError(form: ParentNode | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]:not([disabled])')?.focus();
}
