import { expect, it } from 'vitest';
import { picture, richText, rows, words } from '../../blocks/fields.ts';
import { cleanSettings, picturePaths } from './clean-settings.ts';

const shape = {
  note: words('Note'),
  text: richText('Text'),
  slides: rows('Slides', { path: picture('Picture'), text: richText('Text') }, 5),
};
const middle = { alt: '', focus_x: 50, focus_y: 50 };
const door = { path: 'shop/door.jpg', cache: 'a1', width: 800, height: 600, ...middle };
const gate = { ...door, path: 'shop/gate.jpg', focus_x: 0, focus_y: 70 };
const pictures = { webstoreName: 'corner', known: new Map([door, gate].map((one) => [one.path, one])) };

it('sanitises rich text, in entries too, and leaves plain words alone', () => {
  const hostile = '<p onclick="x()">Hi</p><script>alert(1)</script>';
  const clean = cleanSettings(
    shape,
    { note: '<b>5 < 6</b>', text: hostile, slides: [{ text: hostile }] },
    pictures,
  );
  expect(clean).toEqual({ note: '<b>5 < 6</b>', text: '<p>Hi</p>', slides: [{ text: '<p>Hi</p>' }] });
});

it.each([
  ['shop/front door.jpg', '/media/corner/shop/front%20door.jpg'],
  ['shop/door.jpg', '/media/corner/shop/door.jpg?v=a1#800x600'],
  ['shop/gate.jpg', '/media/corner/shop/gate.jpg?v=a1#800x600,0,70'],
  ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  ['', ''],
])('gives the picture %j the address %j (BLOCK-011)', (path, address) => {
  expect(cleanSettings(shape, { slides: [{ path }] }, pictures)).toEqual({ slides: [{ path: address }] });
});

it('finds the pictures of its own that a page needs', () => {
  const slides = ['shop/door.jpg', 'https://pictures.example/a.jpg', '', 'b.svg'].map((path) => ({ path }));
  expect(picturePaths(shape, { slides })).toEqual(['shop/door.jpg', 'b.svg']);
});
