import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
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
      <title>{name ? `Something went wrong | ${name}` : 'Something went wrong'}</title>
      <h1>There was an error.</h1>
      <p>{sentence}</p>
      <div className={styles.ways}>
        <LinkButton href={pathname + search} variant="primary" target="_self">
          Try again
        </LinkButton>
        <LinkButton href="/">Go to Homepage</LinkButton>
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
  return 'This page could not be shown just now. Please try again in a moment.';
}
