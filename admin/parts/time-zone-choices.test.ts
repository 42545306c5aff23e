import { expect, it } from 'vitest';
import { timeZoneChoices } from './time-zone-choices.ts';

const labels = (country: string, own = 'America/New_York') =>
  timeZoneChoices(own, country, 'en-US').map(({ label, options }) => [
    label,
    options.map((one) => one.label),
  ]);

it('calls time zones by the names that people use, those of the country first', () => {
  const [own, others] = labels('US');
  expect(own?.[0]).toBe('United States');
  expect(own?.[1]).toEqual(
    expect.arrayContaining([
      'Eastern Time (New York)',
      'Central Time (Knox, Indiana)',
      'Central Time (Chicago)',
    ]),
  );
  expect(own?.[1]).not.toContain('Central European Time (Berlin)');
  expect(others?.[1]).toContain('Central European Time (Berlin)');
  expect(others?.[1]).not.toContain('Eastern Time (New York)');
});

it('offers each zone once, and the one that the shop has under an older name', () => {
  const values = timeZoneChoices('US/Eastern', 'CA', 'en-CA').flatMap(({ options }) =>
    options.map(({ value }) => value),
  );
  expect(new Set(values).size).toBe(values.length);
  expect(values).toContain('US/Eastern');
  expect(labels('').length).toBe(1);
});
