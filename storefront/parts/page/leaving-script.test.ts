import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { leavingScript } from './leaving-script.ts';

/** A page with the script in its head: fires events at it, and says whether it is marked. */
function pageWithScript() {
  const listeners: Record<string, (event: object) => void> = {};
  const dataset: { leaving?: string } = {};
  runInNewContext(leavingScript, {
    addEventListener(type: string, listener: (event: object) => void) {
      listeners[type] = listener;
    },
    document: { documentElement: { dataset } },
  });
  const fire = (type: string, event: object) => listeners[type]?.(event);
  const press = (attributes: Record<string, string> | null, event = {}) => {
    const link = attributes && {
      target: attributes.target ?? '',
      hasAttribute: (name: string) => name in attributes,
      getAttribute: (name: string) => attributes[name],
    };
    fire('click', { target: { closest: () => link }, ...event });
  };
  return { fire, press, isMarked: () => 'leaving' in dataset };
}

test('a link that the browser follows marks the page until it returns from the back/forward cache', () => {
  const { fire, press, isMarked } = pageWithScript();
  press({ href: '/item/9780142437247' });
  expect(isMarked()).toBe(true);
  // The page finishes loading while it is being left.
  fire('pageshow', { persisted: false });
  expect(isMarked()).toBe(true);
  fire('pageshow', { persisted: true });
  expect(isMarked()).toBe(false);
});

test.each<[string, Record<string, string> | null, object?]>([
  ['a link that the router follows', { href: '/browse' }, { defaultPrevented: true }],
  ['a link into another tab', { href: 'https://other.example', target: '_blank' }],
  ['a link opened in another tab', { href: '/browse' }, { ctrlKey: true }],
  ['a file', { href: '/media/list.pdf', download: '' }],
  ['a place on the page', { href: '#main' }],
  ['no link', null],
])('%s does not', (_, attributes, event) => {
  const { press, isMarked } = pageWithScript();
  press(attributes, event);
  expect(isMarked()).toBe(false);
});
