import { useLoaderData } from 'react-router';

/**
 * A loader's value on its way to the browser: on the page stands only the name of a block that holds it as JSON. React
 * Router's own stream walks every value of a page one by one, at both ends; a browse page has three thousand
 * (docs/decisions/0004).
 */
interface Reference {
  dataBlock: string;
}
/** The same, for the compiler: what `received` will make of it. No such property is ever there. */
export interface DataBlockOf<T> extends Reference {
  carries?: T;
}
type Received<T> = T extends { dataBlock: string; carries?: infer V } ? Exclude<V, undefined> : T;

const values = new WeakMap<Reference, object>();
/** What many pages have in common is written once. */
const texts = new WeakMap<object, string>();

const idOf = (block: string) => `data-${block}`;

/** On the server, from a loader: the value travels in the page's data block of that name. Read it with `received`. */
export function asDataBlock<T extends object>(block: string, value: T): DataBlockOf<T> {
  const reference = { dataBlock: block };
  values.set(reference, value);
  return reference;
}

/** What a loader gave: on the server and in the browser, on the page that came as HTML and on every later one. */
export function fromDataBlock<T>(given: T): Received<T> {
  if (!isReference(given)) return given as Received<T>;
  const known = values.get(given);
  if (known) return known as Received<T>;
  const text = document.getElementById(idOf(given.dataBlock))?.textContent;
  if (!text) throw new Error(`the page has no data block '${given.dataBlock}'`);
  const value = JSON.parse(text) as object;
  values.set(given, value);
  return value as Received<T>;
}

/** What the loader of this page gave. */
export function useLoaded<L>() {
  return fromDataBlock(useLoaderData<L>());
}

/** The data blocks of a page, for the end of its HTML. */
export function dataBlocks(loaderData: Record<string, unknown>): string {
  const blocks = new Map<string, string>();
  for (const given of Object.values(loaderData)) {
    for (const one of isReference(given) ? [given] : partsOf(given)) {
      if (!isReference(one)) continue;
      if (blocks.has(one.dataBlock)) throw new Error(`two loaders gave a data block '${one.dataBlock}'`);
      blocks.set(one.dataBlock, textOf(values.get(one) ?? {}));
    }
  }
  return [...blocks]
    .map(([name, json]) => `<script type="application/json" id="${idOf(name)}">${json}</script>`)
    .join('');
}

/** JSON says the same with its angle brackets escaped, and can then not end the element it stands in. */
function textOf(value: object): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value).replaceAll('<', '\\u003c');
  texts.set(value, text);
  return text;
}

function partsOf(given: unknown): unknown[] {
  return typeof given === 'object' && given !== null ? Object.values(given) : [];
}

function isReference(given: unknown): given is Reference {
  return typeof given === 'object' && given !== null && 'dataBlock' in given;
}
