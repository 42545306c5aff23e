import { defineBlock } from '../define-block.ts';
import { textOverFields } from '../text-over-fields.ts';
import { videoFields } from '../video-fields.ts';

export const textOverVideo = defineBlock({
  label: 'Text over video',
  about:
    'A silent video behind text. It starts when someone plays it; until then, its poster image is shown.',
  whenEmpty: 'Paste the link to a video, and write a heading or a text.',
  category: 'pictures',
  hasPicture: true,
  fields: { ...videoFields, ...textOverFields },
});
