import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { useStoreName } from '../session/use-settings.ts';
import styles from './not-found.module.css';
import { useArrival } from './use-arrival.ts';

/**
 * A page that could not be shown: what is known, also as a toast (BLOCK-093), and two ways on. No detail of the program reaches
 * the shopper.
 */
export function SomethingWrong({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  useArrival();
  const name = useStoreName();
  const { show } = useToasts();
  const sentence = sentenceOf(error);
  useEffect(() => void show({ tone: 'error', message: sentence }), [show, sentence]);
  return (
    <main id="main" className={styles.page}>
      <title>{name ? m.page_failed_title_of({ name }) : m.page_failed_title()}</title>
      <h1>{m.common_error()}</h1>
      <p>{sentence}</p>
      <div className={styles.ways}>
        <LinkButton href={pathname + search} variant="primary" target="_self">
          {m.common_try_again()}
        </LinkButton>
        <LinkButton href="/">{m.common_go_to_homepage()}</LinkButton>
      </div>
    </main>
  );
}

const told = [400, 401, 429, 500, 503];

function sentenceOf(error: unknown): string {
  // Ours: loads throw no other text (page-load.ts).
  if (isRouteErrorResponse(error) && typeof error.data === 'string' && told.includes(error.status))
    return error.data;
  if (error instanceof Error && error.name === 'CallFailed') return error.message;
  return m.page_failed_reason();
}
