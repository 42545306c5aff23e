import { expect, it } from 'vitest';
import { calibrate } from './calibrate.ts';

it('is a task that takes the processor some time', () => {
  expect(calibrate()).toBeGreaterThan(1);
});
