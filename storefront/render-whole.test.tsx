import { lazy, Suspense } from 'react';
import { expect, it } from 'vitest';
import { renderWhole } from './render-whole.ts';

function Broken(): never {
  throw new Error('broken part');
}

it('renders a document with its doctype', async () => {
  const page = (
    <html lang="en">
      <head />
      <body>Books</body>
    </html>
  );
  expect(await renderWhole(page)).toBe(
    '<!DOCTYPE html><html lang="en"><head></head><body>Books</body></html>',
  );
});

it('waits for a part whose code is still on its way', async () => {
  const Late = lazy(async () => ({ default: () => <p>A late part</p> }));
  const page = (
    <main>
      <Suspense fallback="…">
        <Late />
      </Suspense>
    </main>
  );
  const html = await renderWhole(page);
  expect(html).toContain('<p>A late part</p>');
  expect(html).not.toContain('…');
});

it('puts a late part where it belongs, not into a script’s hands', async () => {
  const words = 'Ask us anything. '.repeat(1000);
  const Late = lazy(async () => ({ default: () => <p>{words}</p> }));
  const page = (
    <main>
      <Suspense fallback="…">
        <Late />
      </Suspense>
      <p>The rest</p>
    </main>
  );
  const html = await renderWhole(page);
  expect(html).toContain(`<p>${words}</p>`);
  expect(html.indexOf(words)).toBeLessThan(html.indexOf('The rest'));
  expect(html).not.toMatch(/<script|<template|hidden/);
});

it('fails with what a part has thrown', async () => {
  await expect(renderWhole(<Broken />)).rejects.toThrow('broken part');
});

it('shows the rest of a page when a part within a boundary has thrown', async () => {
  const page = (
    <main>
      <Suspense>
        <Broken />
      </Suspense>
      <p>The rest</p>
    </main>
  );
  expect(await renderWhole(page)).toContain('<p>The rest</p>');
});
