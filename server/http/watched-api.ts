import type { Input, Output } from '../../contract/actions.ts';
import type { Call } from '../../contract/call.ts';
import { type Search, searchOf } from '../browse/search-log.ts';

interface Watched {
  api: Call;
  /** A block of the page could not be loaded just now. */
  isPart(): boolean;
  /** What was searched to make the page: whoever gets it from the cache has searched for the same. */
  searches(): Search[];
}

/** The same calls, and what the page that came by them is. */
export function watchedApi(call: Call): Watched {
  let part = false;
  const searches: Search[] = [];
  return {
    isPart: () => part,
    searches: () => searches,
    api: async (name, input, options) => {
      const answer = await call(name, input, options);
      if (!answer.ok) return answer;
      if (isPartOfPage(answer.value)) part = true;
      if (name === 'browse/get') {
        const { row_count } = answer.value as Output<'browse/get'>;
        const search = searchOf(input as Input<'browse/get'>, row_count);
        if (search) searches.push(search);
      }
      return answer;
    },
  };
}

const isPartOfPage = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'is_part' in value && value.is_part === true;
