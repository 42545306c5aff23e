import { expect, it } from 'vitest';
import { embedOf } from './embed-of.ts';

it.each([
  '<script src="https://example.org/widget.js"></script>',
  '<div id="widget"></div>\n<script>draw("widget")</script>',
  '<!-- Widget --><style>p{color:red}</style><script async src="https://example.org/w.js">',
])('%s shows nothing without JavaScript', (code) => {
  expect(embedOf(code, '/x', 'b1')).toEqual({ src: '/embed/b1?page=%2Fx', needs_script: true });
});

it.each([
  '<iframe src="https://example.org/map"></iframe>',
  '<b id="next">High water</b><script>update()</script>',
  '<img src="https://example.org/a.png" alt="">',
])('%s shows something without JavaScript', (code) => {
  expect(embedOf(code, '/x', 'b1')).toMatchObject({ needs_script: false });
});
