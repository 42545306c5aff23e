import { expect, test } from 'vitest';
import { DataInUse } from '../db/data-lock.ts';
import { DatabaseDown } from '../db/db.ts';
import { startProblem } from './start-problem.ts';

const options = { PORT: 80, HOST: '127.0.0.1', DATA_DIR: '/srv/data', DATABASE_URL: '' };
const onPostgres = { ...options, DATABASE_URL: 'postgres://shop@db/shop' };
const failure = (code: string, message = code, syscall?: string) =>
  Object.assign(new Error(message), { code, ...(syscall ? { syscall } : {}) });

test.each([
  [failure('EADDRINUSE', '', 'listen'), options, 'Port 80 is already in use. Set PORT to another one.'],
  [
    failure('EACCES', '', 'listen'),
    options,
    'Port 80 can’t be opened by this user. Set PORT to one above 1023.',
  ],
  [failure('EADDRNOTAVAIL', '', 'listen'), options, 'HOST=127.0.0.1 isn’t an address of this machine.'],
  [
    new DataInUse(7, '/srv/data'),
    options,
    '/srv/data is in use by process 7: another shop runs on this data.',
  ],
  [
    new DatabaseDown(failure('ENOSPC', 'ENOSPC: no space left on device')),
    options,
    'The disk of the data folder',
  ],
  [failure('ENOSPC'), options, 'The disk of the data folder /srv/data is full. Make room and start again.'],
  [
    new DatabaseDown(new Error('PANIC: bad page')),
    options,
    'The database in /srv/data cannot be opened (PANIC: bad',
  ],
  [
    new DatabaseDown(new AggregateError([failure('ECONNREFUSED', 'connect ECONNREFUSED ::1:5432')])),
    onPostgres,
    'The database cannot be reached (connect ECONNREFUSED ::1:5432). Check DATABASE_URL and that PostgreSQL is running.',
  ],
  [failure('3D000', 'database "x" does not exist'), onPostgres, 'PostgreSQL has no database of the name'],
  [failure('28P01', 'no'), onPostgres, 'PostgreSQL refuses the user or password of DATABASE_URL (no).'],
])('%s', (e, where, sentence) => {
  expect(startProblem(e, where)).toContain(sentence);
});

test('a bug is no start problem: it keeps its trace', () => {
  expect(startProblem(new TypeError('x is not a function'), options)).toBeUndefined();
  expect(startProblem(failure('42P01', 'relation "x" does not exist'), onPostgres)).toBeUndefined();
});
