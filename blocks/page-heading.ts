import type { ContentRecord } from '../contract/page.ts';

/** Whether one of the blocks draws the page's own heading, an h1; owners' rich text and markup cannot hold one. */
export function hasPageHeading(blocks: readonly ContentRecord[]): boolean {
  return blocks.some(({ component, data }) => {
    if (component !== 'headline_paragraph' || data.level !== 1) return false;
    return Boolean(data.heading) || Boolean(data.allow_mobile_overrides && data.mobile_heading);
  });
}
