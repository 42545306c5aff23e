import { z } from 'zod';
import { action } from './action.ts';
import { featureSorts, listPlacements } from './feature-choices.ts';
import { int, text } from './form.ts';
import { titleRow } from './title.ts';
import { titleList } from './titlelist.ts';

/** A choice of the page and how many lists it would leave. */
const choice = z.object({ value: z.string(), label: z.string(), count: z.number() });

export const featureRow = titleList.extend({
  placement: z.enum(listPlacements),
  /** Unix seconds. */
  dateposted: z.number(),
  lastupdate: z.number(),
  /** The first few. */
  titles: z.array(titleRow),
});
export type FeatureRow = z.output<typeof featureRow>;

export const featureActions = {
  'feature/getList': action({
    summary:
      "The shop's featured lists. c: placement; f: 'recent' = changed in the last 30 days; t: words; o and l: offset and page size; s: sort.",
    input: z.object({
      c: text(40).optional(),
      f: text(40).optional(),
      o: int(0, 1_000_000).optional(),
      l: int(1, 200).optional(),
      t: text(200).optional(),
      s: z.enum([...featureSorts, '']).optional(),
    }),
    output: z.object({
      filter_info: z.object({ c: z.array(choice), f: z.array(choice) }),
      rows: z.array(featureRow),
      row_count: z.number(),
    }),
    refusals: [],
    who: 'anyone',
    session: 'read',
    changes: false,
  }),
};
