import { describe, expect, test, vi } from 'vitest';
import { CallFailed } from '../contract/action.ts';
import { browserAction, type Done, type NotDone, serverAction, unlessDone } from './page-submit.ts';

interface Refused extends NotDone {
  problems?: Record<string, string>;
}

const submit = async ({ form }: { form: FormData }): Promise<Done | Refused> => {
  switch (form.get('name')) {
    case '':
      return { problems: { name: 'Name required.' } };
    case 'busy':
      throw new CallFailed('The shop is busy.', 503);
    case 'broken':
      throw new Error('a bug');
    case 'said there':
      return { done: 'moved', path: '/account/login?back=%2F', isReportedThere: true };
    case 'moving':
      return { done: 'moved', path: '/account/details' };
    case 'handed over':
      return { done: 'handed_over', cookies: ['a=1; path=/', 'b=2; path=/'] };
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
    expect(await locationOf('said there')).toBe('/account/login?back=%2F&done=moved');
  });
  test('brings cookies', async () => {
    const { headers } = (await action(post('handed over'))) as Response;
    expect(headers.getSetCookie()).toEqual(['a=1; path=/', 'b=2; path=/']);
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

test('a page that is left when its form is done does not load again before', () => {
  const after = (actionResult: unknown) =>
    unlessDone({ actionResult, defaultShouldRevalidate: true } as never);
  expect(after({ done: 'moved' })).toBe(false);
  expect(after({ sentence: 'No.' })).toBe(true);
  expect(after(undefined)).toBe(true);
});

describe('the same form with JavaScript', () => {
  const action = browserAction(submit);

  test('answers with what was done, or what is wrong', async () => {
    expect(await action(post('Ann'))).toEqual({ done: 'saved' });
    expect(await action(post(''))).toMatchObject({ data: { problems: { name: 'Name required.' } } });
    expect(await action(post('busy'))).toMatchObject({ data: { sentence: 'The shop is busy.' } });
  });

  test('stays in place after a bug, which the console names', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await action(post('broken'))).toMatchObject({
      data: { sentence: 'There was an error.', status: 500 },
    });
    expect(logged).toHaveBeenCalledWith(new Error('a bug'));
    logged.mockRestore();
  });

  test('sets the cookies itself', async () => {
    const cookies: string[] = [];
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { set: (c) => cookies.push(c) }));
    await action(post('handed over'));
    expect(cookies).toEqual(['a=1; path=/', 'b=2; path=/']);
  });
});
