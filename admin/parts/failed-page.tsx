import { useEffect } from 'react';
import { useLocation } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DeskLinkButton } from './desk-link.tsx';

interface FailedPageProps {
  status: number;
  /** Why, as a sentence; '' when it is not known. */
  said: string;
}

/** In place of a page: what went wrong, and a way on. */
export function FailedPage({ status, said }: FailedPageProps) {
  const { pathname, search } = useLocation();
  const isMissing = status === 404 || status === 405;
  const title = isMissing
    ? m.desk_missing_heading()
    : status === 403
      ? m.desk_not_allowed_heading()
      : m.desk_failed_heading();
  // What had the focus is gone with the page before.
  useEffect(() => document.getElementById('main')?.focus(), []);
  return (
    <Container as="main" id="main" narrow tabIndex={-1}>
      <title>{title}</title>
      <EmptyState
        level={1}
        title={title}
        actions={
          <>
            <DeskLinkButton to="/" variant="primary">
              {m.desk_to_start()}
            </DeskLinkButton>
            {status >= 429 && (
              <DeskLinkButton to={pathname + search} reloadDocument>
                {m.desk_try_again()}
              </DeskLinkButton>
            )}
          </>
        }
      >
        <p>{said || (isMissing ? m.desk_missing_reason() : m.desk_failed_reason())}</p>
      </EmptyState>
    </Container>
  );
}
