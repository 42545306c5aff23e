import { z } from 'zod';
import { action } from '../action.ts';
import { flag, int, text } from '../form.ts';
import { anyId, changed, thisVersion } from './versioned.ts';

const pictureLine = z.object({
  id: z.number(),
  version: z.number(),
  /** What settings of blocks call it by. */
  path: z.string(),
  /** '/media/…', without a version: what events and settings call it by. */
  address: z.string(),
  name: z.string(),
  /** What it shows, in words; '' = not said yet, or it is decoration. */
  alt: z.string(),
  is_decorative: z.boolean(),
  /** The size of what is shown, in pixels. */
  width: z.number(),
  height: z.number(),
  /** Changes with what is shown. */
  cache: z.string(),
});
export type PictureLine = z.output<typeof pictureLine>;

const staffPicture = pictureLine.extend({
  /** The point that stays in view where a picture is cut to another shape, in percent from the left and the top. */
  focus_x: z.number(),
  focus_y: z.number(),
  /** The size of the whole picture, and where the shown part begins in it. */
  original_width: z.number(),
  original_height: z.number(),
  crop_left: z.number(),
  crop_top: z.number(),
  /** Whether a part of it can be cut out: not of a drawing. */
  can_crop: z.boolean(),
  /** Unix seconds. */
  changed: z.number(),
});
export type StaffPicture = z.output<typeof staffPicture>;

const uses = z.object({
  pages: z.array(z.object({ id: z.number(), path: z.string(), title: z.string() })),
  /** Of pages that are being prepared. */
  drafts: z.array(z.object({ id: z.number(), title: z.string() })),
  events: z.array(z.object({ id: z.number(), title: z.string() })),
  settings: z.array(z.object({ name: z.string(), label: z.string() })),
  /** Whether the look that is being prepared shows it. */
  look_draft: z.boolean(),
});
export type PictureUses = z.output<typeof uses>;

const read = { who: { permission: 'pictures:read' }, session: 'read', changes: false } as const;
const write = { who: { permission: 'pictures:write' }, session: 'read', changes: true } as const;
const pixels = (least: number) => int(least, 100_000);
const percent = () => int(0, 100);

export const staffPictureActions = {
  'picture/getList': action({
    summary: 'Pictures of the store by words, those changed last first.',
    input: z.object({ words: text(200).default(''), offset: int(0, 100_000).default(0) }),
    output: z.object({
      pictures: z.array(pictureLine),
      total: z.number(),
      /** How many are answered at most. */
      page_size: z.number(),
    }),
    refusals: [],
    ...read,
  }),
  'picture/get': action({
    summary: 'A picture with all that is said of it.',
    input: anyId,
    output: staffPicture,
    refusals: ['not_found'],
    ...read,
  }),
  'picture/getUses': action({
    summary: 'Where a picture is shown: pages, drafts, events and settings.',
    input: anyId,
    output: uses,
    refusals: ['not_found'],
    ...read,
  }),
  'picture/upload': action({
    summary: 'Adds the picture of an upload (server/http/picture-upload.ts) to the library.',
    input: z.object({ file: text(32), file_name: text(300).default('') }),
    output: staffPicture,
    refusals: ['invalid_picture', 'not_kept'],
    ...write,
  }),
  'picture/save': action({
    summary: 'Saves what is said of a picture, and which part of it is shown.',
    input: thisVersion.extend({
      name: text(200),
      alt: text(300).default(''),
      is_decorative: flag().default(false),
      /** Without it, the point stays. */
      focus_x: percent().optional(),
      focus_y: percent().optional(),
      /** The part of the picture to show; without it, the shown part stays. */
      crop_left: pixels(0).optional(),
      crop_top: pixels(0).optional(),
      crop_width: pixels(1).optional(),
      crop_height: pixels(1).optional(),
    }),
    output: staffPicture,
    refusals: [...changed, 'name_missing', 'invalid_crop', 'not_kept'],
    ...write,
  }),
  'picture/replace': action({
    summary: 'Shows the picture of an upload wherever this one is shown.',
    input: thisVersion.extend({ file: text(32) }),
    output: staffPicture,
    refusals: [...changed, 'invalid_picture', 'not_kept'],
    ...write,
  }),
  'picture/delete': action({
    summary:
      'Deletes a picture. One that is shown somewhere only with `despite_uses`; places that name it show nothing.',
    input: thisVersion.extend({ despite_uses: flag().default(false) }),
    output: z.object({}),
    refusals: [
      ...changed,
      /** Data: `uses`. */
      'picture_used',
    ],
    ...write,
  }),
};
