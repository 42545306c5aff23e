import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormMessage } from '../../../contract/payment-form.ts';
import { holdRefresh } from '../session/hold-refresh.ts';
import styles from './payment.module.css';

interface PaymentFrameProps {
  /** Of the form (server/http/payment-form.ts). */
  src: string;
  /** What the frame is called where it is not seen. */
  title: string;
  /** Stands for a card that was typed in. */
  onToken: (token: string) => void;
  /** Makes the payment that the shopper then approves in the frame; its handle; '' without a payment. */
  onOrder: () => Promise<string>;
  /** The shopper has confirmed the payment, or rejected it. */
  onDone: () => void;
  /** The provider's own script has failed. */
  onError: () => void;
  /** Its form has failed too often. */
  onTooMany: () => void;
}

/** The provider's form in a frame, and what it says about itself (contract/payment-form.ts). */
export function PaymentFrame({
  src,
  title,
  onToken,
  onOrder,
  onDone,
  onError,
  onTooMany,
}: PaymentFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const hear = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
    const message = data as FormMessage;
    switch (message.type) {
      case 'payment-height':
        return setHeight(message.height || height);
      case 'payment-token':
        return message.token ? onToken(message.token) : undefined;
      case 'payment-order':
        return void onOrder().then((handle) =>
          frame.current?.contentWindow?.postMessage(
            { type: message.type, handle },
            { targetOrigin: window.location.origin },
          ),
        );
      case 'payment-done':
        return onDone();
      case 'payment-error':
        return onError();
      case 'payment-too-many':
        return onTooMany();
    }
  });
  useEffect(() => {
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  useEffect(() => holdRefresh(), []);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={src}
      title={title}
      style={height ? { height } : undefined}
    />
  );
}
