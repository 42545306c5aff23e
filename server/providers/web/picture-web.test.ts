import { expect, test } from 'vitest';
import { pictureServer } from '../../../test/picture-server.ts';
import { pictureWeb } from './picture-web.ts';

const megabyte = 1024 * 1024;

test('only the public internet and the trusted host are asked, whatever leads there', async () => {
  const other = await pictureServer();
  other.answers.set('/a.jpg', Buffer.from('secret'));
  const server = await pictureServer();
  server.answers.set('/a.jpg', Buffer.from('picture'));
  server.answers.set('/moved.jpg', { location: '/a.jpg' });
  server.answers.set('/inside.jpg', { location: `${other.origin}/a.jpg` });
  server.answers.set('/round.jpg', { location: '/round.jpg' });
  const web = pictureWeb({ trusted: server.origin, bytes: megabyte });
  const read = async (address: string) => {
    const answer = await web.read(address);
    return 'reason' in answer ? answer.reason : String(answer.bytes);
  };
  expect(await read(`${server.origin}/a.jpg`)).toBe('picture');
  expect(await read(`${server.origin}/moved.jpg`)).toBe('picture');
  expect(await read(`${server.origin}/round.jpg`)).toContain('on and on');
  for (const address of [
    `${server.origin}/inside.jpg`,
    `${other.origin}/a.jpg`,
    other.origin.replace('127.0.0.1', 'localhost'),
    'http://169.254.169.254/latest/meta-data',
    'http://[::ffff:7f00:1]/a.jpg',
    'http://2130706433/a.jpg',
    'http://localhost/a.jpg',
    'http://user:password@93.184.216.34/a.jpg',
    'https://93.184.216.34:8443/a.jpg',
    'file:///etc/passwd',
  ]) {
    expect([address, await read(address)]).toEqual([
      address,
      'The address is not one of the public internet.',
    ]);
  }
  expect(other.asked).toEqual([]);
});

test('gives up on an answer without a picture, without an end, or without a body, and says why', async () => {
  const server = await pictureServer();
  server.answers.set('/denied.jpg', 403).set('/broken.jpg', 500);
  server.answers.set('/endless.jpg', 'endless').set('/silent.jpg', 'silence');
  const web = pictureWeb({ trusted: server.origin, bytes: megabyte, ms: 500 });
  const read = (path: string) => web.read(server.origin + path);
  expect(await read('/none.jpg')).toEqual({ reason: 'There is no picture at this address.' });
  expect(await read('/denied.jpg')).toEqual({ reason: 'The server does not give this picture (403).' });
  expect(await read('/broken.jpg')).toEqual({ reason: 'The server answered 500.' });
  expect(await read('/endless.jpg')).toEqual({ reason: 'The file is too large (at most 1 MB).' });
  expect(await read('/silent.jpg')).toEqual({ reason: 'The server took too long to answer.' });
  expect(await web.read('nonsense')).toMatchObject({ reason: expect.stringContaining('cannot be reached') });
});
