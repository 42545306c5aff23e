import { expect } from 'vitest';
import type { Tab } from './tab.ts';

const quoted = (text: string) => JSON.stringify(text);
/** Shown, and not inside something that is not. */
const visible = (xpath: string) => `${xpath}[not(ancestor-or-self::*[@hidden or @inert])]`;

/** By the beginning of its words: after them a button may hold what it says while it works. */
export const button = (name: string) =>
  visible(`//button[starts-with(normalize-space(.), ${quoted(name)}) or @aria-label=${quoted(name)}]`);
export const link = (name: string) =>
  visible(
    `//a[starts-with(normalize-space(.), ${quoted(name)}) or starts-with(@aria-label, ${quoted(name)})]`,
  );
export const field = (label: string) =>
  visible(`//*[@id=//label[starts-with(normalize-space(.), ${quoted(label)})]/@for]`);
export const named = (name: string) => visible(`//*[@name=${quoted(name)}]`);
export const text = (words: string) =>
  visible(`//*[not(self::script) and not(self::title) and text()[contains(., ${quoted(words)})]]`);
export const heading = (words: string) =>
  visible(`//*[self::h1 or self::h2][contains(normalize-space(.), ${quoted(words)})]`);

/** One window, with the patience of a reader: every step waits until it can be done. */
export class Page {
  readonly #tab: Tab;
  constructor(tab: Tab) {
    this.#tab = tab;
  }

  /** Opens an address and waits until the page's own scripts have taken over. */
  async open(address: string): Promise<void> {
    await this.#tab.goto(address);
    await this.isAt(new URL(address).pathname);
    await this.isReady();
  }

  /** Opens an address whose scripts may be on their way. */
  begin(address: string): Promise<void> {
    return this.#tab.goto(address);
  }

  async isAt(path: string): Promise<void> {
    await this.#until(`location.pathname === ${quoted(path)}`, `the address is ${path}`);
  }
  async isReady(): Promise<void> {
    await this.#until(`document.documentElement.dataset.ready === 'yes'`, 'the page is ready');
  }
  async shows(xpath: string): Promise<void> {
    await this.#until(`${count(xpath)} > 0`, `there is ${xpath}`);
  }
  async lacks(xpath: string): Promise<void> {
    await this.#until(`${count(xpath)} === 0`, `there is no ${xpath}`);
  }
  async click(xpath: string): Promise<void> {
    await this.shows(xpath);
    // The driver of WebKit presses what it can see and does not always scroll there.
    await this.evaluate(`${first(xpath)}.scrollIntoView({ block: 'center' })`);
    await this.#tab.click(xpath);
  }
  async type(xpath: string, words: string): Promise<void> {
    await this.shows(xpath);
    await this.#tab.type(xpath, words);
  }
  press(key: Parameters<Tab['press']>[0]): Promise<void> {
    return this.#tab.press(key);
  }
  back(): Promise<void> {
    return this.#tab.back();
  }
  reload(): Promise<void> {
    return this.#tab.reload();
  }
  evaluate<T>(expression: string): Promise<T> {
    return this.#tab.evaluate(expression);
  }
  async hasValue(expression: string, value: unknown): Promise<void> {
    await expect.poll(() => this.#try(expression), { timeout: patience }).toEqual(value);
  }

  /** Between two pages nothing can be evaluated: that is no answer yet. */
  async #try(expression: string): Promise<unknown> {
    return this.#tab.evaluate(expression).catch(() => undefined);
  }
  async #until(expression: string, what: string): Promise<void> {
    await expect.poll(() => this.#try(expression), { timeout: patience, message: what }).toBe(true);
  }
}

const patience = 30_000;
const first = (xpath: string) =>
  `document.evaluate(${quoted(xpath)}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue`;
const count = (xpath: string) =>
  `document.evaluate(${quoted(`count(${xpath})`)}, document, null, XPathResult.NUMBER_TYPE, null).numberValue`;
