import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { StyleGuide } from './style-guide.tsx';

test('every part is rendered on the server, without a complaint', () => {
  const complain = vi.spyOn(console, 'error');
  const html = renderToString(<StyleGuide />);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();

  // What must work before, or without, scripts.
  expect(html).toContain('rel="next"');
  expect(html).toMatch(/<img[^>]+width="\d+" height="\d+"/);
  expect(html).toMatch(/<details[^>]+open/);
  expect(html).toContain('role="status"');
  expect(html).not.toContain('<dialog');
});

test('every field has a label, and a wrong one says why', () => {
  const html = renderToString(<StyleGuide />);
  for (const [, id] of html.matchAll(
    /<(?:input|select|textarea)(?![^>]*(?:aria-label=|type="radio"))[^>]* id="([^"]+)"/g,
  )) {
    expect(html).toContain(`for="${id}"`);
  }
  for (const [field] of html.matchAll(/<(?:input|select)[^>]*aria-invalid="true"[^>]*>/g)) {
    const [, error] = /aria-describedby="(?:[^" ]+ )?([^" ]+-error)"/.exec(field) ?? [];
    expect(error, field).toBeDefined();
    expect(html).toMatch(new RegExp(`id="${error}"[^>]*>\\s*<p`));
  }
});
