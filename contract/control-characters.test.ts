import { expect, it } from 'vitest';
import { withoutControls } from './control-characters.ts';

it('drops control characters and leaves tabs, line breaks and every letter', () => {
  expect(withoutControls('A\u0000d\u0008a\u000b\u001f\u007f')).toBe('Ada');
  expect(withoutControls('Zoë\tÅse\r\n言葉 👋')).toBe('Zoë\tÅse\r\n言葉 👋');
});
