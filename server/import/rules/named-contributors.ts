import type { Contributor } from '../record.ts';

/** What feeds write when a book has no named contributor. */
const nobody =
  /^(?:n\.\s?a\.?|n\s?\/\s?a|none|null|unknown|not (?:available|applicable|known|yet known)|no author|(?:unknown author|author unknown)|tb[acd])$/i;

/** Those who have a name: posters, dumpbins and the like come with '-', 'N/A' or 'No author'. */
export function namedContributors(contributors: readonly Contributor[]): Contributor[] {
  return contributors.filter(
    ({ name }) => /[\p{L}\p{N}]/u.test(name) && !nobody.test(name.replace(/[[\]()]/g, '').trim()),
  );
}
