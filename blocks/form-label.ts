import { createContext, useContext } from 'react';
import type { CustomForm } from '../contract/custom-form.ts';
import type { ContentRecord } from '../contract/page.ts';
import * as m from '../messages/compiled/messages.js';

/** The blocks of the page that is shown, in order. */
export const BlocksOfPage = createContext<readonly ContentRecord[]>([]);

/** What a block with a form calls it; undefined for other blocks. */
function formLabel({ component, data, injected_data }: ContentRecord): string | undefined {
  if (component === 'custom_form') return (injected_data as CustomForm | null)?.header || m.page_form_label();
  if (/^(mailchimp|constant_contact)_embedded$/.test(component))
    return String(data.heading || m.page_newsletter_label());
  return undefined;
}

/**
 * The label of this block's form. Screen readers list the forms of a page by their labels, so the second one of the same
 * name gets a number.
 */
export function useFormLabel(blockId: string): string {
  const blocks = useContext(BlocksOfPage);
  const at = blocks.findIndex(({ id }) => id === blockId);
  const label = (blocks[at] && formLabel(blocks[at])) ?? m.page_form_label();
  const before = blocks.slice(0, at).filter((block) => formLabel(block) === label).length;
  return before > 0 ? `${label} (${before + 1})` : label;
}
