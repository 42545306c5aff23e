import { picture, words, yesNo } from './fields.ts';
import { aspectRatio } from './image-fields.ts';

/** Of blocks with a film (BLOCK-082). Which links are films: video-link.ts. */
export const videoFields = {
  url: words('Video link', 500, '', 'From YouTube or Vimeo.'),
  aspect_ratio: aspectRatio,
  full_width: yesNo('Full block width', true),
  poster: picture('Poster image'),
  title: words('Video title', 200),
};
