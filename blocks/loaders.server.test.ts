import { expect, it } from 'vitest';
import { loaders } from './loaders.server.ts';

const embedOf = (embed: string) =>
  loaders.custom_embed({ embed } as never, { path: '/x' } as never, 'b1', {});

it.each([
  '<script src="https://example.org/widget.js"></script>',
  '<div id="widget"></div>\n<script>draw("widget")</script>',
  '<!-- Widget --><style>p{color:red}</style><script async src="https://example.org/w.js">',
])('%s shows nothing without JavaScript', async (code) => {
  expect(await embedOf(code)).toEqual({ src: '/embed/b1?page=%2Fx', needs_script: true });
});

it.each([
  '<iframe src="https://example.org/map"></iframe>',
  '<b id="next">High water</b><script>update()</script>',
  '<img src="https://example.org/a.png" alt="">',
])('%s shows something without JavaScript', async (code) => {
  expect(await embedOf(code)).toMatchObject({ needs_script: false });
});
