import { expect, it } from 'vitest';
import { whatIsMissing } from './what-is-missing.ts';

type Settings = Parameters<typeof whatIsMissing>[0];

const names = ['store_info.email', 'checkout_info.pickup_enabled', 'styles.logo_url'];
const whole = names.map((name) => ({ name, value: 'set' })) as Settings;
const paths = (settings: Settings) => whatIsMissing(settings, []).map(({ path }) => path);

it('leads from each thing that the shop lacks to the page that sets it right', () => {
  expect(paths(whole)).toEqual([]);
  expect(paths([])).toEqual(['/setup/shop', '/setup/settings/delivery', '/look']);
});
