import { z } from 'zod';
import { action } from './action.ts';
import { id, text } from './form.ts';
import { legalPaths } from './legal-paths.ts';

/** A content record (ENTITY-050). `data` is the block's own settings; each block's schema lives in blocks/<component>/. */
export const contentRecord = z.object({
  id: z.string(),
  location: z.string(),
  component: z.string(),
  container: z.boolean(),
  name: z.string(),
  date_changed: z.number(),
  data: z.record(z.string(), z.unknown()),
  /** What the block's server loader found (titles of a list …), filled in by site_content/getPage. */
  injected_data: z.unknown(),
  /** Whether it is a block that shows pictures or covers. */
  has_picture: z.boolean().optional(),
  /** For a page that is not saved: names the block in its HTML, for the page editor. */
  mark: z.string().optional(),
});
export type ContentRecord = z.output<typeof contentRecord>;

export const page = z.object({
  page_id: z.number(),
  path: z.string(),
  title: z.string(),
  /** For the meta description. */
  description: z.string(),
  type: z.string(),
  blocks: z.array(contentRecord),
  /** Address of the first of the shop's pictures that its blocks show. */
  image: z.string().optional(),
  /** A block failed to load and is left out: do not cache this page. */
  is_part: z.boolean().optional(),
});

export const pageActions = {
  'site_content/getPage': action({
    summary:
      'The blocks of a page, by its id or its path. `page_moved` brings the new `path` of a page that stood there before.',
    input: z.object({ page_id: id().optional(), path: text(300).optional() }),
    output: page,
    refusals: ['not_found', 'page_moved'],
    who: 'anyone',
    session: 'read',
    changes: false,
  }),
  'site_content/getDraft': action({
    summary: 'A draft of a page, by the token of a preview that staff opened within the last hour.',
    input: z.object({ token: text(300) }),
    output: page,
    refusals: ['not_found'],
    who: 'anyone',
    atGate: true,
    session: 'none',
    changes: false,
  }),
  'site_content/getLegalPage': action({
    summary:
      'The words of the terms or of the privacy policy: also for who has not signed up to a private shop yet.',
    input: z.object({ path: z.enum(legalPaths) }),
    output: page,
    refusals: ['not_found'],
    who: 'anyone',
    atGate: true,
    session: 'none',
    changes: false,
  }),
  'webstore/getPrivacyPolicyPage': action({
    summary: 'What the shop keeps about its customers, in the words of its own page, where it has one.',
    input: z.object({}),
    output: page,
    refusals: ['not_found'],
    who: 'anyone',
    atGate: true,
    session: 'none',
    changes: false,
  }),
};
