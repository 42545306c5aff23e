import { picture, words, yesNo } from './fields.ts';
import { aspectRatio } from './image-fields.ts';

/** Of blocks with a film (BLOCK-082). Which links are films: video-link.ts. */
export const videoFields = {
  url: words('Link of the film', 500, '', 'From YouTube or Vimeo.'),
  aspect_ratio: aspectRatio,
  full_width: yesNo('As wide as the block', true),
  poster: picture('Picture before it plays'),
  title: words('Name of the film', 200),
};
