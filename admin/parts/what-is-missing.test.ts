import { expect, it } from 'vitest';
import { whatIsMissing } from './what-is-missing.ts';

type Settings = Parameters<typeof whatIsMissing>[0];

const names = ['store_info.email', 'checkout_info.pickup_enabled', 'styles.logo_url'];
const whole = names.map((name) => ({ name, value: 'set' })) as Settings;
const paths = (settings: Settings, sendsMail: boolean) =>
  whatIsMissing(settings, [], sendsMail).map(({ path }) => path);

it('leads from each thing that the shop lacks to the page that sets it right', () => {
  expect(paths(whole, true)).toEqual([]);
  expect(paths(whole, false)).toEqual(['/mails']);
  expect(paths([], true)).toEqual(['/setup/settings/email', '/setup/settings/delivery', '/look']);
});
