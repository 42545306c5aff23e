import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShopAnswer } from './ask-shop.ts';
import { againMs, DraftSaver, restMs } from './draft-saver.ts';
import type { Begun } from './saver-state.ts';

const pageOf = (title: string) => ({ path: '/about', title, description: '', blocks: [] });
const begunFrom: Begun = { page: { id: 3, version: 2, path: '/about' }, draft: null };

type Asked = [name: string, fields: Readonly<Record<string, string | number>>];

/** A saver, and the shop behind it, which gives the answers in their order. */
function aSaver(begun: Begun = begunFrom) {
  const asked: Asked[] = [];
  const answers: (ShopAnswer<unknown> | Promise<ShopAnswer<unknown>>)[] = [];
  let uuids = 0;
  const saver = new DraftSaver({
    begun,
    saved: pageOf('About'),
    ask: async (name, fields) => {
      asked.push([name, fields]);
      return (await (answers.shift() ?? { kind: 'offline' })) as never;
    },
    newUuid: () => `uuid ${++uuids}`,
  });
  return { saver, asked, answers, titles: () => asked.map(([, { title }]) => title) };
}

const draft = (version: number) => ({
  ...{ kind: 'done' as const, value: { id: 7, version, publish_at: null } },
});
const newer = { id: 7, version: 5, changed: 1_700_000_000, by: 'Noor' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a change is saved as a draft after a rest, the next one as its next version', async () => {
  const { saver, asked, answers } = aSaver();
  answers.push(draft(1), draft(2));
  saver.change(pageOf('Abou'));
  await vi.advanceTimersByTimeAsync(restMs - 1);
  saver.change(pageOf('Us'));
  expect(saver.getState().isUnsaved).toBe(true);
  await vi.advanceTimersByTimeAsync(restMs - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked[0]).toMatchObject(['page/saveDraft', { page_id: 3, page_version: 2, title: 'Us' }]);
  expect(saver.getState()).toMatchObject({
    isUnsaved: false,
    done: 'saved',
    begun: { draft: { version: 1 } },
  });
  saver.change(pageOf('We'));
  await vi.advanceTimersByTimeAsync(restMs);
  expect(asked[1]).toMatchObject(['page/saveDraft', { id: 7, version: 1, title: 'We' }]);
});

test('nothing is saved while nothing is changed', async () => {
  const { saver, asked } = aSaver();
  saver.change(pageOf('About'));
  await vi.advanceTimersByTimeAsync(restMs * 2);
  expect(asked).toEqual([]);
});

test('one request goes at a time; what is typed meanwhile goes after it', async () => {
  const { saver, answers, titles } = aSaver();
  let answerFirst: (answer: ShopAnswer<unknown>) => void = () => {};
  answers.push(new Promise((resolve) => (answerFirst = resolve)), draft(2));
  saver.change(pageOf('Us'));
  await vi.advanceTimersByTimeAsync(restMs);
  saver.change(pageOf('We'));
  await vi.advanceTimersByTimeAsync(restMs * 3);
  expect(titles()).toEqual(['Us']);
  answerFirst(draft(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(saver.getState().isUnsaved).toBe(true);
  await vi.advanceTimersByTimeAsync(restMs);
  expect(titles()).toEqual(['Us', 'We']);
  expect(saver.getState().isUnsaved).toBe(false);
});

test('a request whose answer was lost is sent again as it was, then what was typed since', async () => {
  const { saver, asked, answers, titles } = aSaver();
  answers.push({ kind: 'offline' }, { kind: 'offline' }, draft(1), draft(2));
  saver.change(pageOf('Us'));
  await vi.advanceTimersByTimeAsync(restMs);
  expect(saver.getState()).toMatchObject({ problem: { kind: 'offline' }, isUnsaved: true });
  saver.change(pageOf('We'));
  await vi.advanceTimersByTimeAsync(restMs + againMs + restMs);
  expect(titles()).toEqual(['Us', 'Us', 'Us', 'We']);
  expect(new Set(asked.slice(0, 3).map(([, { uuid }]) => uuid)).size).toBe(1);
  expect(saver.getState()).toMatchObject({ problem: null, isUnsaved: false });
});

test('whoever logs in again loses nothing', async () => {
  const { saver, answers, titles } = aSaver();
  answers.push({ kind: 'logged_out' }, draft(1));
  saver.change(pageOf('Us'));
  await vi.advanceTimersByTimeAsync(restMs);
  expect(saver.getState().problem).toMatchObject({ kind: 'logged_out' });
  await vi.advanceTimersByTimeAsync(againMs);
  expect(titles()).toEqual(['Us', 'Us']);
  expect(saver.getState().problem).toBeNull();
});

test('a draft that someone else has saved waits for a choice', async () => {
  const { saver, asked, answers } = aSaver({ ...begunFrom, draft: { id: 7, version: 1, publish_at: null } });
  answers.push({ kind: 'newer', code: 'stale', newer }, draft(6));
  saver.change(pageOf('Us'));
  await vi.advanceTimersByTimeAsync(restMs);
  expect(saver.getState().problem).toEqual({ kind: 'newer', newer });
  saver.change(pageOf('We'));
  await vi.advanceTimersByTimeAsync(againMs * 2);
  expect(await saver.flush()).toBe(false);
  expect(asked).toHaveLength(1);
  await saver.keepMine();
  expect(asked[1]).toMatchObject(['page/saveDraft', { id: 7, version: 5, title: 'We' }]);
  expect(saver.getState()).toMatchObject({ problem: null, isUnsaved: false });
});

test('a draft that is gone becomes a new one, also when its page was deleted', async () => {
  const { saver, asked, answers } = aSaver({ ...begunFrom, draft: { id: 7, version: 1, publish_at: null } });
  answers.push({ kind: 'gone' }, { kind: 'gone' }, draft(1));
  saver.change(pageOf('Us'));
  await vi.advanceTimersByTimeAsync(restMs);
  expect(saver.getState().problem).toEqual({ kind: 'draft_gone' });
  await saver.keepMine();
  expect(asked[1]?.[1]).toMatchObject({ page_id: 3, page_version: 2 });
  expect(saver.getState().problem).toEqual({ kind: 'page_gone' });
  await saver.keepMine();
  expect(asked[2]?.[1]).not.toHaveProperty('page_id');
  expect(saver.getState().begun).toMatchObject({ page: null, draft: { id: 7 } });
});

test('what is refused is not sent again until it is changed', async () => {
  const { saver, answers, titles } = aSaver();
  answers.push(
    { kind: 'refused', code: 'title_missing', sentence: 'A title, please.', blocks: [] },
    draft(1),
  );
  saver.change(pageOf(''));
  await vi.advanceTimersByTimeAsync(againMs * 2);
  expect(titles()).toEqual(['']);
  saver.change(pageOf('Us'));
  await vi.advanceTimersByTimeAsync(restMs);
  expect(saver.getState()).toMatchObject({ problem: null, isUnsaved: false });
});

test('publishing saves first, and says who has published meanwhile', async () => {
  const { saver, asked, answers } = aSaver();
  const there = { kind: 'newer' as const, code: 'page_changed', newer: { id: 3, version: 4, changed: 9 } };
  const history = { kind: 'done' as const, value: { versions: [{ by: 'Noor' }] } };
  answers.push(draft(1), there, history, {
    ...{ kind: 'done', value: { page: { id: 3, version: 5, path: '/us' } } },
  });
  saver.change(pageOf('Us'));
  await saver.publish();
  expect(saver.getState().problem).toEqual({ kind: 'page_newer', newer: { ...there.newer, by: 'Noor' } });
  await saver.publish(4);
  expect(asked.at(-1)).toMatchObject(['page/publish', { id: 7, version: 1, page_version: 4 }]);
  expect(saver.getState()).toMatchObject({
    ...{ done: 'published', problem: null, isPublishing: false },
    begun: { page: { id: 3, version: 5, path: '/us' }, draft: null },
  });
});

test('a page that was not touched is sent, and refused for what it lacks', async () => {
  const { saver, asked, answers } = aSaver({ page: null, draft: null });
  const refused = { kind: 'refused' as const, code: 'title_missing', sentence: 'A title.', blocks: [] };
  answers.push(draft(1), refused);
  await saver.publish();
  expect(asked.map(([name]) => name)).toEqual(['page/saveDraft', 'page/publish']);
  expect(saver.getState().problem).toEqual({ ...refused, isPublishing: true });
});
