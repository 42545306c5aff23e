import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { sourceOf } from '../ui/picture.tsx';
import { Image } from './picture.tsx';

it('takes from an address of the shop how large the picture is, and offers its sizes', () => {
  const source = sourceOf('/media/corner/door.jpg?v=a1#800x600');
  expect(source).toMatchObject({ src: '/media/corner/door.jpg?v=a1&w=960', width: 800, height: 600 });
  expect(source.srcSet).toContain('/media/corner/door.jpg?v=a1&w=640 640w');
  expect(source.srcSet).toContain('&w=960 800w');
  expect(source.srcSet).not.toContain('1280');
});

it('leaves moving pictures and those of other sites as they are', () => {
  expect(sourceOf('/media/corner/door.gif?v=a1#80x60').src).toBe('/media/corner/door.gif?v=a1');
  expect(sourceOf('https://pictures.example/a.jpg')).toEqual({ src: 'https://pictures.example/a.jpg' });
});

it('keeps in view what the library says', () => {
  const drawn = (path: string) => draw('', path);
  expect(drawn('/media/corner/door.jpg?v=a1#800x600,20,70')).toContain('object-position:20% 70%');
  expect(sourceOf('/media/corner/door.jpg?v=a1#800x600,20,70')).toMatchObject({ width: 800, height: 600 });
  expect(drawn('/media/corner/door.jpg?v=a1#800x600')).not.toContain('object-position');
});

const image = {
  path: 'https://pictures.example/a.jpg',
  alt: 'A door',
  new_tab: false,
  image_radius: 0,
  has_width: true,
};

const draw = (link: string, path = image.path) => {
  const router = createMemoryRouter([{ path: '/', element: <Image image={{ ...image, path, link }} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

it('leads to a block of the page with a link to an anchor (BLOCK-054)', () => {
  expect(draw('anchor:hours')).toContain(' href="#hours"');
});

it.each([
  ['', false],
  ['/', false],
  ['http://', false],
  ['https://', false],
  ['/browse', true],
])('is a link with the address %j: %s (BLOCK-059)', (link, isLink) => {
  expect(draw(link).includes('<a ')).toBe(isLink);
});
