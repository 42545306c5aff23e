import { defineBlock } from '../define-block.ts';
import { videoFields } from '../video-fields.ts';

export const youtube = defineBlock({
  label: 'Video',
  about: 'A video from YouTube or Vimeo. Nothing is loaded from there until someone plays it.',
  whenEmpty: 'Paste the link to a video.',
  category: 'pictures',
  hasPicture: true,
  fields: videoFields,
});
