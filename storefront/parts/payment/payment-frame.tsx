import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import styles from './payment.module.css';

interface PaymentFrameProps {
  /** Of the form (server/http/payment-form.ts). */
  src: string;
  /** Stands for a card that was typed in. */
  onToken: (token: string) => void;
  /** The shopper has confirmed the payment, or rejected it. */
  onDone: () => void;
}

/** The provider's form in a frame. It tells its height, then a token for the card, or that the shopper is through. */
export function PaymentFrame({ src, onToken, onDone }: PaymentFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const hear = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
    const { type, token, height: asked } = data as { type?: string; token?: string; height?: number };
    if (type === 'payment-height' && asked) setHeight(asked);
    if (type === 'payment-token' && token) onToken(token);
    if (type === 'payment-done') onDone();
  });
  useEffect(() => {
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={src}
      title={m.payment_frame_title()}
      style={height ? { height } : undefined}
    />
  );
}
