import { LinkButton } from '../button.tsx';
import { Cover } from '../cover.tsx';
import { EmptyState } from '../empty-state.tsx';
import { BookIcon } from '../icons.tsx';
import { Notice } from '../notice.tsx';
import { Skeleton, SkeletonText } from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { Row } from '../stack.tsx';
import styles from '../style-guide.module.css';
import { sampleCover, samples } from './sample-covers.ts';

export function MessageSamples() {
  return (
    <>
      <Notice title="Open late on Thursday">Come by until nine; there will be tea.</Notice>
      <Notice tone="success">Thank you. Your order is on its way to us.</Notice>
      <Notice tone="warning" title="One title is running low">
        We only have 3 in stock.
      </Notice>
      <Notice tone="danger" title="There was an error">
        The card was refused. Nothing has been charged.
      </Notice>
      <EmptyState
        level={3}
        icon={<BookIcon size={36} />}
        title="There are no items in your cart."
        actions={
          <>
            <LinkButton variant="primary" href="#browse">
              Browse books
            </LinkButton>
            <LinkButton href="#lists">Staff picks</LinkButton>
          </>
        }
      >
        What you add waits here for a year.
      </EmptyState>
    </>
  );
}

export function WaitingSamples() {
  const [book] = samples;
  return (
    <>
      <Row gap={6}>
        <Spinner label="Loading" />
        <span className={styles.soft}>Looking through the shelves…</span>
      </Row>
      <div className={styles.covers} aria-busy="true">
        {[1, 2, 3].map((n) => (
          <div key={n}>
            <Skeleton ratio={2 / 3} />
            <div className={styles.under}>
              <SkeletonText lines={2} lastWidth={50} />
            </div>
          </div>
        ))}
        <div>
          <Cover shelf src={sampleCover(book)} ratio={2 / 3} width={180} alt="" />
          <div className={styles.under}>
            <a href="#book">{book.title}</a>
            <span className={styles.soft}>{book.author}</span>
          </div>
        </div>
      </div>
    </>
  );
}
