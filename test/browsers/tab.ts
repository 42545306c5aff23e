/** What the journeys ask of a browser: as little as two very different drivers have in common. Elements are found by XPath. */
export interface Tab {
  /** Opens an address; does not wait for the page's scripts. */
  goto(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** A real click, at the middle of the element. */
  click(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'ArrowDown'): Promise<void>;
  /** Evaluates a JavaScript expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}

export interface Browser {
  /** A window of another visitor: no cookies, nothing cached. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}
