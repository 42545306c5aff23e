import {
  type ComponentType,
  type HTMLAttributes,
  Suspense,
  use,
  useState,
  useSyncExternalStore,
} from 'react';
import { keepLoading } from './load-code.ts';
import { useDrawnInTurn } from './use-drawn-in-turn.ts';
import { useScripted } from './use-scripted.ts';

/** Code of a part of the page that the server has drawn already. */
export interface PartCode<P> {
  /** The server sets it before it draws a page, so that its HTML is whole at once (storefront/entry.server.tsx). */
  loaded: ComponentType<P> | undefined;
  /** Fulfilled when the code has come or the first try has failed. */
  settled(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

export function partCode<P>(load: () => Promise<ComponentType<P>>): PartCode<P> {
  const listeners = new Set<() => void>();
  let settled: Promise<void> | undefined;
  const code: PartCode<P> = {
    loaded: undefined,
    settled() {
      settled ??= new Promise((done) => {
        void keepLoading(load, done).then((loaded) => {
          code.loaded = loaded;
          done();
          for (const listener of listeners) listener();
        });
      });
      return settled;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return code;
}

interface ServedPartProps<P> {
  code: PartCode<P>;
  of: P;
  /** Attributes of the element around it. */
  frame: HTMLAttributes<HTMLElement> & { 'data-full'?: '' | undefined; 'data-block'?: string | undefined };
  /** Below the first screen: a browser may leave it undrawn until scripts run. */
  later?: boolean;
}

/**
 * A part of the page whose code comes after its HTML. When the code cannot be fetched, the HTML stays as the server sent it
 * until a later try succeeds; the part is then drawn again, with its scripts.
 */
export function ServedPart<P extends object>(props: ServedPartProps<P>) {
  // Decided once: React counts on the same hooks when it tries a part again whose code has come meanwhile.
  const [waits] = useState(() => props.code.loaded === undefined);
  return (
    <Suspense>
      <Settled waits={waits} {...props} />
    </Suspense>
  );
}

/** On parts that React has not taken over yet. */
const untaken = 'data-untaken';

/**
 * Waits until React has taken over what the server sent, for three seconds at most: an update of the page before that takes
 * away a part whose code is on its way, until it is there.
 */
export async function partsTaken(): Promise<void> {
  const until = performance.now() + 3_000;
  while (document.querySelector(`[${untaken}]`) && performance.now() < until)
    await new Promise((next) => requestAnimationFrame(next));
}

/** Always the same object: React writes an element's HTML again when it gets another one. */
const asSent = { __html: '' };

function Settled<P extends object>({
  waits,
  code,
  of,
  frame,
  later,
}: ServedPartProps<P> & { waits: boolean }) {
  if (waits) use(code.settled());
  const read = () => code.loaded;
  const Loaded = useSyncExternalStore(code.subscribe, read, read);
  const isScripted = useScripted();
  const isDrawn = useDrawnInTurn(later ? 1 : 0) > 0;
  const attributes = {
    ...frame,
    [untaken]: isScripted ? undefined : '',
    'data-later': isDrawn || !later ? undefined : '',
  };
  if (Loaded) {
    return (
      <div key="live" {...attributes}>
        <Loaded {...of} />
      </div>
    );
  }
  // React leaves the children of such an element alone while it hydrates the page.
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: no HTML of ours, but what the server sent
    <div key="served" {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={asSent} />
  );
}
