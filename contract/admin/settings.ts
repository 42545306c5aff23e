import { z } from 'zod';
import { action } from '../action.ts';
import { json } from '../form.ts';

/** A setting as its editor shows it. */
const staffSetting = z.object({
  name: z.string(),
  area: z.string(),
  label: z.string(),
  help: z.string(),
  control: z.enum([
    'words',
    'lines',
    'picture',
    'switch',
    'number',
    'money',
    'choice',
    'boxes',
    'list',
    'rows',
    'link',
    'code',
    'data',
  ]),
  /** The end of a sentence: 'yes or no'. */
  takes: z.string(),
  /** For a choice or boxes: what it can be. */
  choices: z.array(z.object({ value: z.string(), name: z.string() })),
  /** For rows: the fields of each. */
  columns: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      help: z.string(),
      control: z.enum(['words', 'lines', 'picture', 'switch']),
    }),
  ),
  /** For a secret one: whether it is set. */
  value: z.unknown(),
  default: z.unknown(),
  is_secret: z.boolean(),
});

export const staffSettingsActions = {
  'settings/getList': action({
    summary: 'Every setting of the store by area, with its value and its default.',
    input: z.object({}),
    output: z.object({ settings: z.array(staffSetting) }),
    refusals: [],
    who: { permission: 'settings:read' },
    session: 'read',
    changes: false,
  }),
  'settings/save': action({
    summary: 'Changes some settings of the store, by their names; all of them or none.',
    input: z.object({
      values: json(z.record(z.string(), z.unknown())),
      /** The values that the change began from; a setting that is not named here is not compared. */
      seen: json(z.record(z.string(), z.unknown())).default({}),
    }),
    output: z.object({ settings: z.array(staffSetting) }),
    /** Data of `invalid_setting`: `setting`, its name, and what it `takes`; none for one that does not exist. */
    refusals: ['invalid_setting', 'stale'],
    who: { permission: 'settings:write' },
    session: 'read',
    changes: true,
    secrets: ['values'],
  }),
};
