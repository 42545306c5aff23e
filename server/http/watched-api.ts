import type { ActionName, Input, Output } from '../../contract/actions.ts';
import type { Call } from '../../contract/call.ts';
import type { TitleList } from '../../contract/titlelist.ts';
import { type Search, searchOf } from '../browse/search-log.ts';
import type { PageDependencies } from './page-dependencies.ts';

interface Watched {
  api: Call;
  /** A block of the page could not be loaded just now. */
  isPart(): boolean;
  /** What was searched to make the page: each reader who gets it from the cache has searched for the same. */
  searches(): Search[];
  /** What the page shows. */
  dependencies(): PageDependencies;
}

/** What answers depend on besides the store, and the titles and lists that they or their questions name. */
const dependsOn: { [N in ActionName]?: readonly ('search' | 'names' | 'lists' | 'ready' | 'quarter')[] } = {
  'browse/get': ['search', 'lists'],
  'browse/getSuggest': ['search'],
  'feature/getList': ['lists'],
  'title/getItem': ['names', 'ready'],
  'event/getList': ['quarter'],
  'event/get': ['quarter'],
  'event/v2/list': ['quarter'],
  'event/v2/get': ['quarter'],
};

/** The same calls, and what the page that is made of their answers shows. `before`: read before the first call. */
export function watchedApi(
  call: Call,
  before: { searchVersion: number; ready: string; quarter: number },
): Watched {
  let part = false;
  const searches: Search[] = [];
  const named = { titles: new Set<number>(), lists: new Set<number>() };
  const depends = new Set<string>();
  return {
    isPart: () => part,
    searches: () => searches,
    dependencies: () => ({
      titles: [...named.titles],
      lists: [...named.lists],
      allLists: depends.has('lists'),
      names: depends.has('names'),
      searchVersion: depends.has('search') ? before.searchVersion : null,
      ready: depends.has('ready') ? before.ready : null,
      quarter: depends.has('quarter') ? before.quarter : null,
    }),
    api: async (name, input, options) => {
      for (const what of dependsOn[name] ?? []) depends.add(what);
      note(named, input);
      const answer = await call(name, input, options);
      if (!answer.ok) return answer;
      note(named, answer.value);
      if (isPartOfPage(answer.value)) part = true;
      if (name === 'site_content/getPage' && saysNow(answer.value as Output<'site_content/getPage'>))
        depends.add('quarter');
      if (name === 'title/getItem' && (answer.value as Output<'title/getItem'>).events.length > 0)
        depends.add('quarter');
      if (hasCalendar(answer.value)) depends.add('quarter');
      // Titles that it leaves out may be for sale again.
      if (name === 'titlelist/getItems' && (input as Input<'titlelist/getItems'>).cartable)
        depends.add('search');
      if (name === 'browse/get') {
        const { row_count, answers } = answer.value as Output<'browse/get'>;
        if (answers.some(({ path }) => path.startsWith('/events/'))) depends.add('quarter');
        const search = searchOf(input as Input<'browse/get'>, row_count);
        if (search) searches.push(search);
      }
      return answer;
    },
  };
}

/** Whether a list, or one of those on the Features page, has calendar dates. */
function hasCalendar(value: unknown): boolean {
  const { list, rows = [] } = value as { list?: Partial<TitleList>; rows?: Partial<TitleList>[] };
  return [list, ...rows].some((one) => (one?.calendar_widgets?.length ?? 0) > 0);
}

const isPartOfPage = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'is_part' in value && value.is_part === true;

/** Blocks of events say by which moment they judge. */
const saysNow = ({ blocks }: Output<'site_content/getPage'>): boolean =>
  blocks.some(({ injected_data: shown }) => typeof shown === 'object' && shown !== null && 'now' in shown);

/** Adds the titles and lists that a question or an answer names, however deep inside. */
function note(named: { titles: Set<number>; lists: Set<number> }, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) note(named, one);
    return;
  }
  for (const [field, one] of Object.entries(value)) {
    if (typeof one === 'object') note(named, one);
    else if (/eisbn$/.test(field) && /^\d{13}$/.test(String(one))) named.titles.add(Number(one));
    else if (field === 'list_id' && Number(one) > 0) named.lists.add(Number(one));
  }
}
