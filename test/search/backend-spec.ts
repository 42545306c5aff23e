import { describeFilters } from './spec/filters-spec.ts';
import { describeFollowing } from './spec/following-spec.ts';
import { describeFormats } from './spec/formats-spec.ts';
import { describeKinds } from './spec/kinds-spec.ts';
import { describeMeaning } from './spec/meaning-spec.ts';
import { describeMistakes } from './spec/mistakes-spec.ts';
import { describeNear } from './spec/near-spec.ts';
import { describeOrder } from './spec/order-spec.ts';
import type { OpenBackend } from './spec/shop-spec.ts';
import { describeSubjects } from './spec/subjects-spec.ts';
import { describeSuggestions } from './spec/suggestions-spec.ts';
import { describeWordings } from './spec/wordings-spec.ts';
import { describeWords } from './spec/words-spec.ts';

/** What every backend does. */
export function describeBackend(name: string, open: OpenBackend): void {
  describeWords(name, open);
  describeSubjects(name, open);
  describeOrder(name, open);
  describeKinds(name, open);
  describeMeaning(name, open);
  describeMistakes(name, open);
  describeWordings(name, open);
  describeFilters(name, open);
  describeFollowing(name, open);
  describeFormats(name, open);
  describeSuggestions(name, open);
  describeNear(name, open);
}
