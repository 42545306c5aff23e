import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CoverShelf } from './cover-shelf.tsx';

it('offers no step before its code is there to take it', () => {
  const html = renderToString(
    <CoverShelf label="New this week">
      <p>Home</p>
    </CoverShelf>,
  );
  const steps = [...html.matchAll(/<button[^>]*>/g)].map(([button]) => button);
  expect(steps).toHaveLength(2);
  for (const step of steps) expect(step).toContain(' disabled=""');
  // Their room is kept meanwhile: nothing moves once they can be used.
  expect(html).not.toContain(' hidden=');
});
