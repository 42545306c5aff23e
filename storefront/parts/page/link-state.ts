const states = new WeakMap<Element, unknown>();

/** Called when a link is pressed: `state` goes into the history entry of the page it leads to (see LinkFollower). */
export function giveLinkState(link: Element, state: unknown): void {
  states.set(link, state);
}

export function linkState(link: Element): unknown {
  return states.get(link);
}
