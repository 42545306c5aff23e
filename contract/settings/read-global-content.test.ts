import { expect, it } from 'vitest';
import { readGlobalContent } from './read-global-content.ts';

const whole = {
  component: 'popup_notice',
  data: { heading: 'Hello' },
  container: true,
  visibility: 'all',
  start_date: 1_000,
  end_date: null,
  expiry_action: 'hide',
  date_created: 900,
  date_changed: 950,
  can_delete: true,
};

it('keeps what is a block of the whole site', () => {
  expect(readGlobalContent([whole])).toEqual([whole]);
});

it.each([[undefined], [null], ['popup_notice'], [7], [{ component: 'popup_notice' }]])(
  'finds none in %j',
  (stored) => {
    expect(readGlobalContent(stored)).toEqual([]);
  },
);

it('leaves out what is no block, and reads the others with what is right of them (ENTITY-063)', () => {
  const stored = [
    null,
    'x',
    [],
    {},
    { component: 7 },
    {
      component: 'nav_bar',
      data: [],
      container: 'x',
      visibility: 3,
      start_date: 'yesterday',
      end_date: Number.NaN,
    },
  ];
  expect(readGlobalContent(stored)).toEqual([
    {
      component: 'nav_bar',
      data: {},
      container: true,
      visibility: '',
      start_date: null,
      end_date: null,
      expiry_action: '',
      date_created: null,
      date_changed: null,
      can_delete: false,
    },
  ]);
});
