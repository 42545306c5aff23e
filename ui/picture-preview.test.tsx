import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Cover } from './cover.tsx';
import { Picture } from './picture.tsx';
import { PicturePreviews } from './picture-preview.ts';

const draw = (part: React.ReactNode, find = (address: string, width: number) => `data:${address},${width}`) =>
  renderToStaticMarkup(<PicturePreviews value={find}>{part}</PicturePreviews>);
const source = (width: number, format: string) => `/c/${width}.${format}`;

it('is drawn behind the most important cover, of the size that phones take', () => {
  const cover = (priority: boolean) =>
    draw(<Cover src={source} ratio={0.66} alt="Emma" width={360} phoneWidth={480} priority={priority} />);
  expect(cover(true)).toMatch(/<img[^>]* style="background-image:url\(data:\/c\/480.avif,260\);[^"]*"/);
  expect(cover(false)).not.toContain('data:');
});

it('is drawn behind the first picture of a page of blocks, beside its own style', () => {
  const picture = (first: boolean) =>
    draw(<Picture src="/media/s/a.jpg?v=1#800x600" alt="" first={first} style={{ borderRadius: 4 }} />);
  expect(picture(true)).toMatch(/style="border-radius:4px;background-image:url\(data:[^"]*w=960,430\)/);
  expect(picture(false)).toMatch(/style="border-radius:4px"/);
});

it.each([undefined, ''])('is left out while there is none (%j)', (found) => {
  const none = () => found as string;
  expect(draw(<Cover src="/c/1.svg" ratio={0.66} alt="" width={180} priority />, none)).not.toContain(
    'style="background',
  );
});
