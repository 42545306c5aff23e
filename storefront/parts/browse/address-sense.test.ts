import { expect, test } from 'vitest';
import { addressSense } from './address-sense.ts';

test.each([
  '/browse',
  '/browse/filter',
  '/browse/filter/',
  '/browse/url/',
  '/browse/file',
  '/browse/filter/s/12/f/Hardcover',
  '/browse/filter/t/no%20such%20book/k/title',
  '/browse/filter/t//k/keyword',
  '/browse/filter/s/no-such-subject',
  '/browse/filter/k/keyword/o/0/l/26',
  '/browse/filter/v/sequence/x/r12ab34cd',
  '/browse/filter/n/f:Hardcover',
])('%s is understood', (path) => expect(addressSense(path)).toBe('all'));

test.each([
  '/browse/filter/zzz/1/s/12',
  '/browse/filter/s/12/f',
  '/browse/filter/s/12/o/-5',
  '/browse/filter/s/12/l/27',
])('%s is understood in part', (path) => expect(addressSense(path)).toBe('some'));

test.each([
  '/browse/filter/zzz/1',
  '/browse/filter/zzz',
  '/browse/filter/s',
  '/browse/filter/s/',
  '/browse/filter/o/-5',
  '/browse/filter/v/price',
  '/browse/filter/k/nonsense',
  '/browse/filter/n/Hardcover,z:1',
  '/browse/filter/__proto__/1',
  `/browse/filter/${'zzz/1/'.repeat(2_000)}`,
])('%s says nothing', (path) => expect(addressSense(path)).toBe('none'));
