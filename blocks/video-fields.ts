import { picture, words, yesNo } from './fields.ts';
import { aspectRatio } from './image-fields.ts';

/** Fields of blocks with a film (BLOCK-082). video-link.ts says which links are films. */
export const videoFields = {
  url: words('Video link', 500, '', 'From YouTube or Vimeo.'),
  aspect_ratio: aspectRatio,
  full_width: yesNo('Full block width', true),
  poster: picture('Poster image'),
  title: words('Video title', 200),
};
