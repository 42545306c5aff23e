import { expect, it } from 'vitest';
import { playerAddress, videoOf } from './video-link.ts';

it.each([
  ['https://www.youtube.com/watch?v=abcDEF_12-3', 'abcDEF_12-3'],
  ['https://www.youtube.com/watch?t=10&v=abcDEF_12-3&list=x', 'abcDEF_12-3'],
  ['https://youtube.com/embed/abcDEF_12-3?start=5', 'abcDEF_12-3'],
  ['https://www.youtube-nocookie.com/embed/abcDEF_12-3', 'abcDEF_12-3'],
  ['https://youtu.be/abcDEF_12-3', 'abcDEF_12-3'],
  ['https://vimeo.com/76979871', '76979871'],
  ['https://player.vimeo.com/video/76979871', '76979871'],
])('finds the film of %s (BLOCK-083)', (link, id) => {
  expect(videoOf(link)?.id).toBe(id);
});

it.each([
  '',
  'abcDEF_12-3',
  'https://www.youtube.com/watch?v=tooshort',
  'https://www.youtube.com/watch?v=muchtoolong1',
  'https://www.youtube.com/shorts/abcDEF_12-3',
  'https://youtube.com.evil.example/embed/abcDEF_12-3',
  'https://evil.example/?https://youtu.be/abcDEF_12-3',
  'javascript:alert("https://youtu.be/abcDEF_12-3")',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/7697x9871',
])('finds none in %j (BLOCK-084)', (link) => {
  expect(videoOf(link)).toBeNull();
});

it('plays without cookies, and silently behind words', () => {
  expect(playerAddress({ host: 'youtube', id: 'abcDEF_12-3' })).toContain('youtube-nocookie.com');
  expect(playerAddress({ host: 'youtube', id: 'abcDEF_12-3' }, true)).toContain('mute=1');
  expect(playerAddress({ host: 'vimeo', id: '1' })).toContain('dnt=1');
});
