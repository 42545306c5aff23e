import { expect, it } from 'vitest';
import type { Field } from './field.ts';
import { areas, publicSettings, settings } from './settings.ts';

const all: [string, Field][] = Object.entries(settings);

it('has each setting of an area once', () => {
  const names = Object.values(areas).flatMap((area) => Object.keys(area));
  expect(names.toSorted()).toEqual(Object.keys(settings).toSorted());
});

it.each(all)('%s has a label, and a default that may be written and is read back', (_, one) => {
  expect(one.label).toMatch(/\S/);
  expect(one.schema.parse(one.default)).toEqual(one.default);
  expect((one.written ?? one.schema).safeParse(one.default).success).toBe(true);
  if (one.read) expect(one.read(one.default)).toEqual(one.default);
});

it('keeps the address as stored on the server', () => {
  expect(settings).toHaveProperty(['store_info.base_url']);
  expect(publicSettings).not.toHaveProperty(['store_info.base_url']);
});
