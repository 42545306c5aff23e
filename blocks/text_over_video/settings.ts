import { defineBlock } from '../define-block.ts';
import { textOverFields } from '../text-over-fields.ts';
import { videoFields } from '../video-fields.ts';

export const textOverVideo = defineBlock({
  label: 'Words over a film',
  about: 'A silent film behind words. It begins when somebody plays it; until then its picture is shown.',
  category: 'pictures',
  hasPicture: true,
  fields: { ...videoFields, ...textOverFields },
});
