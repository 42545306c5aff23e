import { expect, test } from 'vitest';
import { type FaultFacts, faultsOf } from './faults.ts';

const well: FaultFacts = {
  isReadOnly: false,
  disks: [{ holds: ['data', 'pictures'], free: 50e9, total: 100e9 }],
  pictures: 'disk',
  jobs: [{ name: 'send-mail', state: 'well', succeeded: 1, problem: '' }],
  mails: { is_set_up: true, waiting: 3, late: 0, failed: 0 },
  imports: [{ id: 1, file_name: 'spring.csv', state: 'done', rejected: 4, changed: 1, problem: '' }],
  exports: { failed: 0, late: 0 },
  payments: [],
  backups: { last: 1_000_000, is_tested: true, has_failed: false, every: 'never', next: null },
  now: 1_000_000 + 3600,
};
const found = (facts: Partial<FaultFacts>) => faultsOf({ ...well, ...facts });
const disk = (free: number) => ({ holds: ['data' as const], free, total: 100e9 });

test('a shop that is well has no fault', () => {
  expect(found({})).toEqual([]);
  expect(found({ disks: [] })).toEqual([]);
});

test('the fullest disk counts, in megabytes', () => {
  expect(found({ disks: [disk(50e9), disk(1.2e9)] })).toEqual([
    { code: 'disk_low', is_urgent: false, count: 1200 },
  ]);
  expect(found({ disks: [disk(150e6)] })).toEqual([{ code: 'disk_full', is_urgent: true, count: 150 }]);
  expect(found({ disks: [disk(0)] })).toEqual([{ code: 'disk_full', is_urgent: true, count: 0 }]);
});

test('what cannot wait comes first', () => {
  const job = (state: 'failed' | 'late') => ({ name: 'tidy' as const, state, succeeded: null, problem: '' });
  const payment = {
    ...{ created: 1, provider: 'stripe', reference: 'pi_1', label: '', amount: 100, currency: 'USD' },
    order_number: '',
  };
  const faults = found({
    isReadOnly: true,
    pictures: 'silent',
    disks: [disk(1e9)],
    jobs: [job('failed'), job('late'), job('late')],
    mails: { is_set_up: false, waiting: 9, late: 2, failed: 4 },
    imports: [{ id: 2, file_name: 'x', state: 'failed', rejected: 0, changed: 1, problem: 'no' }],
    exports: { failed: 2, late: 1 },
    payments: [payment],
    backups: { last: null, is_tested: false, has_failed: true, every: 'day', next: null },
  });
  expect(faults.map(({ code, count }) => [code, count])).toEqual([
    ['database_read_only', 1],
    ['bucket_silent', 1],
    ['payments_without_order', 1],
    ['mails_failed', 4],
    ['backup_failed', 1],
    ['job_failed', 1],
    ['job_late', 2],
    ['mail_off', 1],
    ['backup_none', 1],
    ['mails_late', 2],
    ['import_failed', 1],
    ['export_failed', 2],
    ['export_late', 1],
    ['disk_low', 1000],
  ]);
  expect(faults.map(({ is_urgent }) => is_urgent)).toEqual([...Array(7).fill(true), ...Array(7).fill(false)]);
});

test('a backup is old sooner where there is a schedule', () => {
  const aged = (every: 'never' | 'day' | 'week', days: number) =>
    found({ backups: { ...well.backups, every }, now: 1_000_000 + days * 86_400 }).map(({ count }) => count);
  expect([aged('never', 29), aged('never', 30)]).toEqual([[], [30]]);
  expect([aged('day', 2), aged('day', 3)]).toEqual([[], [3]]);
  expect([aged('week', 9), aged('week', 10)]).toEqual([[], [10]]);
});
