import { describe, expect, test } from 'vitest';
import { CallFailed } from '../contract/action.ts';
import { browserAction, type Done, type NotDone, serverAction } from './page-submit.ts';

interface Refused extends NotDone {
  problems?: Record<string, string>;
}

const submit = async ({ form }: { form: FormData }): Promise<Done | Refused> => {
  switch (form.get('name')) {
    case '':
      return { problems: { name: 'Name required.' } };
    case 'busy':
      throw new CallFailed('The shop is busy.', 503);
    case 'moving':
      return { done: 'moved', path: '/account/details' };
    default:
      return { done: 'saved' };
  }
};

function post(name: string) {
  const body = new URLSearchParams({ name });
  const request = new Request('http://shop.example/account?view=2', { method: 'POST', body });
  return { request, params: {}, context: {} } as never;
}

describe('a form of a browser without JavaScript', () => {
  const action = serverAction(submit);
  const locationOf = async (name: string) => ((await action(post(name))) as Response).headers.get('location');

  test('leads to a page that can be loaded again', async () => {
    expect(((await action(post('Ann'))) as Response).status).toBe(303);
    expect(await locationOf('Ann')).toBe('/account?view=2&done=saved');
    expect(await locationOf('moving')).toBe('/account/details');
  });
  test('comes back with what is wrong, and the status of it', async () => {
    expect(await action(post(''))).toMatchObject({
      data: { problems: { name: 'Name required.' } },
      init: { status: 400 },
    });
    expect(await action(post('busy'))).toMatchObject({
      data: { sentence: 'The shop is busy.' },
      init: { status: 503 },
    });
  });
});

describe('the same form with JavaScript', () => {
  const action = browserAction(submit);

  test('answers with what was done, or what is wrong', async () => {
    expect(await action(post('Ann'))).toEqual({ done: 'saved' });
    expect(await action(post(''))).toMatchObject({ data: { problems: { name: 'Name required.' } } });
    expect(await action(post('busy'))).toMatchObject({ data: { sentence: 'The shop is busy.' } });
  });
});
