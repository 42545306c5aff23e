import { choice, list, number, yesNo } from './fields.ts';

/** Of blocks that show a title list (BLOCK-068, BLOCK-071). */
export const listFields = (limit: number, mode: 'scroller' | 'grid') => ({
  list_id: list('List'),
  limit: number('Books at most', { min: 1, max: 50, whole: true }, limit),
  display_mode: choice('Shown as', { scroller: 'Scroller', grid: 'Grid' }, mode),
  image_size: number('Width of a cover', { min: 60, max: 320, unit: 'px' }, 120),
  show_title: yesNo('Titles', true),
  show_author: yesNo('Authors', true),
});
