import { expect, test, vi } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { attachedName } from './attached-name.ts';

const answering = (answer: object) => vi.fn(async () => answer) as unknown as Call;
const registry = (facts: object = {}) =>
  answering({
    ok: true,
    value: { registry: { title: 'Eve', is_closed: false, items: [{ title: { eisbn: '978' } }], ...facts } },
  });

test('names the registry that asks for the title (REG-006, REG-007)', async () => {
  expect(await attachedName(registry(), 7, '978')).toBe('Eve');
  expect(await attachedName(registry(), 7, '979')).toBe('');
  expect(await attachedName(registry({ is_closed: true }), 7, '978')).toBe('');
  expect(await attachedName(answering({ ok: false, error_code: 'bad_registry', error: '' }), 7, '978')).toBe(
    '',
  );
});
