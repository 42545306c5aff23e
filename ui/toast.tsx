import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import * as m from '../messages/compiled/messages.js';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { CheckIcon, CloseIcon, ErrorIcon, InfoIcon } from './icons.tsx';
import { Link } from './link.tsx';
import { type Shown, type Toast, withToast } from './shown-toasts.ts';
import styles from './toast.module.css';
import { useHoldableTimer } from './use-holdable-timer.ts';

interface Toasts {
  show: (toast: Toast) => number;
  dismiss: (id: number) => void;
  /** Call when another page is shown: removes the toasts about the last one. */
  leavePage: () => void;
}

const ToastContext = createContext<Toasts | null>(null);
const icons = { info: InfoIcon, success: CheckIcon, error: ErrorIcon };

/** `show` returns an id for `dismiss`. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it');
  return toasts;
}

function ToastCard({
  toast,
  dismiss,
  closeLabel,
}: {
  toast: Shown;
  dismiss: () => void;
  closeLabel: string;
}) {
  const { tone = 'info', action } = toast;
  const hold = useHoldableTimer(toast.duration ?? (action ? 0 : tone === 'error' ? 8000 : 5000), dismiss);
  const Icon = icons[tone];
  const act = () => {
    action?.onPress?.();
    dismiss();
  };
  return (
    <div className={classNames(styles.toast, tone === 'error' && styles.error)} {...hold}>
      {toast.picture ? <div className={styles.picture}>{toast.picture}</div> : <Icon />}
      <div className={styles.message}>
        <span>{wordsOf(toast)}</span>
        {action?.href && (
          <Link href={action.href} onClick={act}>
            {action.label}
          </Link>
        )}
        {action && !action.href && (
          <button type="button" onClick={act}>
            {action.label}
          </button>
        )}
      </div>
      <IconButton
        className={styles.close}
        label={closeLabel}
        icon={<CloseIcon size={16} />}
        onClick={dismiss}
      />
    </div>
  );
}

function wordsOf({ message, strong }: Toast): ReactNode {
  const [before, ...after] = strong && typeof message === 'string' ? message.split(strong) : [];
  if (after.length === 0) return message;
  return (
    <>
      {before}
      <b>{strong}</b>
      {after.join(strong)}
    </>
  );
}

/**
 * Short messages at the foot of the window. The live regions are there from the start, since only
 * what enters a region is announced: errors at once (`alert`), the rest when the reader pauses (`status`).
 * `aria-live` repeats what the roles imply, because open panels and dialogs hide all but such regions from screen readers.
 */
export function ToastProvider({
  children,
  closeLabel = m.common_close(),
}: {
  children: ReactNode;
  closeLabel?: string;
}) {
  const [shown, setShown] = useState<Shown[]>([]);
  const lastId = useRef(0);
  const dismiss = useCallback((id: number) => setShown((all) => all.filter((t) => t.id !== id)), []);
  const show = useCallback((toast: Toast) => {
    lastId.current += 1;
    const id = lastId.current;
    setShown((all) => withToast(all, { ...toast, id }));
    return id;
  }, []);
  const leavePage = useCallback(() => setShown((all) => all.filter((t) => !t.isOfPage)), []);
  const toasts = useMemo(() => ({ show, dismiss, leavePage }), [show, dismiss, leavePage]);
  const regionOf = ({ tone, isSilent }: Shown) =>
    isSilent ? 'silent' : tone === 'error' ? 'alert' : 'status';
  const cards = (region: ReturnType<typeof regionOf>) =>
    shown
      .filter((t) => regionOf(t) === region)
      .map((t) => <ToastCard key={t.id} toast={t} dismiss={() => dismiss(t.id)} closeLabel={closeLabel} />);
  return (
    <ToastContext.Provider value={toasts}>
      {children}
      <div className={styles.region} data-print="hide">
        <div role="status" aria-live="polite">
          {cards('status')}
        </div>
        <div role="alert" aria-live="assertive">
          {cards('alert')}
        </div>
        <div role="status" aria-live="off">
          {cards('silent')}
        </div>
      </div>
    </ToastContext.Provider>
  );
}
