import { expect, it } from 'vitest';
import type { SiteSettings } from '../../contract/store.ts';
import { contentState, currentContent } from './current-content.ts';

const now = new Date('2026-12-09T12:00:00Z');
const at = (day: string) => Date.parse(day) / 1000;
const pictures = { webstoreName: 'corner', known: new Map() };
type One = SiteSettings['global_content'][number];
const notice = (more: Partial<One> = {}, data: object = { heading: 'Hello' }): One => ({
  component: 'above_searchbar_notice',
  data: data as One['data'],
  container: true,
  visibility: 'all',
  start_date: null,
  end_date: null,
  expiry_action: 'hide',
  date_created: null,
  date_changed: null,
  can_delete: true,
  ...more,
});

it.each([
  [{}, true],
  [{ visibility: '' }, true],
  [{ visibility: 'hidden' }, false],
  [{ start_date: at('2026-12-10') }, false],
  [{ start_date: at('2026-12-09') }, true],
  [{ end_date: at('2026-12-09') }, false],
  [{ start_date: at('2026-12-01'), end_date: at('2026-12-24') }, true],
])('shows a notice with %j: %s (BLOCK-091)', (more, isShown) => {
  expect(currentContent([notice(more)], now, pictures)).toHaveLength(isShown ? 1 : 0);
  expect(contentState([notice(more)], now)).toBe(isShown ? '1' : '0');
});

it('checks and cleans what a notice says, and leaves the chrome its settings', () => {
  const hostile = {
    heading: 7,
    paragraph: '<p onclick="x()">Hi</p><script>alert(1)</script>',
    button_url: 'javascript:x',
  };
  const footer = notice({ component: 'footer_bar' }, { width: 900 });
  const [shown, kept] = currentContent([notice({}, hostile), footer], now, pictures);
  expect(shown?.data).toMatchObject({ heading: '', paragraph: '<p>Hi</p>', button_url: '' });
  expect(kept).toEqual(footer);
});
