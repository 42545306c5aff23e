import type { Call } from '../../contract/call.ts';

/** The same calls; `isPart` says whether a page came by them that lacks a block which could not be loaded just now. */
export function watchedApi(call: Call): { api: Call; isPart(): boolean } {
  let part = false;
  return {
    isPart: () => part,
    api: async (name, input, options) => {
      const answer = await call(name, input, options);
      if (answer.ok && isPartOfPage(answer.value)) part = true;
      return answer;
    },
  };
}

const isPartOfPage = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'is_part' in value && value.is_part === true;
