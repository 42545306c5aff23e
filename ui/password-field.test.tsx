import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';

test('without scripts there is no button that would do nothing', () => {
  const html = renderToStaticMarkup(<PasswordField name="password" label="Password" />);
  expect(html).toMatch(/<input type="password"[^>]* name="password"/);
  expect(html).not.toContain('<button');
});
