import { expect, it } from 'vitest';
import { picture, richText, rows, words } from '../../blocks/fields.ts';
import { cleanSettings } from './clean-settings.ts';

const shape = {
  note: words('Note'),
  text: richText('Text'),
  slides: rows('Slides', { path: picture('Picture'), text: richText('Text') }, 5),
};
const store = { webstoreName: 'corner' };

it('sanitises rich text, in entries too, and leaves plain words alone', () => {
  const hostile = '<p onclick="x()">Hi</p><script>alert(1)</script>';
  const clean = cleanSettings(
    shape,
    { note: '<b>5 < 6</b>', text: hostile, slides: [{ text: hostile }] },
    store,
  );
  expect(clean).toEqual({ note: '<b>5 < 6</b>', text: '<p>Hi</p>', slides: [{ text: '<p>Hi</p>' }] });
});

it.each([
  ['shop/front door.jpg', '/media/corner/shop/front%20door.jpg'],
  ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  ['', ''],
])('gives the picture %j the address %j (BLOCK-011)', (path, address) => {
  expect(cleanSettings(shape, { slides: [{ path }] }, store)).toEqual({ slides: [{ path: address }] });
});
