import { defineBlock } from '../define-block.ts';
import { videoFields } from '../video-fields.ts';

export const youtube = defineBlock({
  label: 'Film',
  about: 'A film from YouTube or Vimeo. Nothing is fetched from there before somebody plays it.',
  category: 'pictures',
  hasPicture: true,
  fields: videoFields,
});
