import type { ReactNode } from 'react';

export interface Toast {
  message: ReactNode;
  /** A part of the message that stands on a line of its own, in bold. */
  strong?: string;
  /** Replaces the icon: what the message is about, at most 48 pixels wide. */
  picture?: ReactNode;
  tone?: 'info' | 'success' | 'error';
  /** Milliseconds until it goes by itself; 0 never. 5 s, errors 8 s, with an action never. */
  duration?: number;
  /** Shown and not announced: a live region of the page says it already. */
  isSilent?: boolean;
  /** About this page: it goes when another one is shown. */
  isOfPage?: boolean;
  action?: { label: string; href?: string; onPress?: () => void };
}

export interface Shown extends Toast {
  id: number;
}

/** At most three toasts: the oldest one gives way, and so does one that says the same as the new one. */
export function withToast(shown: readonly Shown[], toast: Shown): Shown[] {
  return [...shown.filter((other) => !saysTheSame(other, toast)).slice(-2), toast];
}

/** Two that offer to take something back are about two things. */
function saysTheSame(a: Toast, b: Toast): boolean {
  return (
    typeof a.message === 'string' &&
    a.message === b.message &&
    a.tone === b.tone &&
    !a.action?.onPress &&
    !b.action?.onPress &&
    a.action?.href === b.action?.href
  );
}
