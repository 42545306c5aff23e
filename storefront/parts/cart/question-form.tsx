import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QuantityField } from '../../../ui/quantity-field.tsx';
import { Row, Stack } from '../../../ui/stack.tsx';
import { DrawnFor } from '../session/drawn-for.tsx';
import type { Question } from './question.ts';

/** The question as forms on the cart page: for browsers without JavaScript. */
export function QuestionForm({ question }: { question: Question }) {
  if (question.kind === 'quantity') return <HowMany question={question} />;
  return question.kind === 'shortage' ? <Shortage question={question} /> : <LargePrint question={question} />;
}

function Shortage({ question: q }: { question: Question }) {
  return (
    <Notice tone="warning" title={`We only have ${q.onhand} in stock`} role="status">
      <Stack gap={3}>
        <p>
          You asked for {q.requested} copies of <cite>{q.title}</cite>.
        </p>
        <Row>
          <Answer
            question={q}
            quantity={q.onhand}
            label={q.onhand === 1 ? 'Take the one we have' : `Take the ${q.onhand} we have`}
            primary
          />
          {q.isExtraOrderable && (
            <Answer question={q} quantity={q.requested} label={`Take ${q.onhand} and order the rest`} />
          )}
          <LinkButton href="/checkout/cart" variant="quiet">
            Cancel
          </LinkButton>
        </Row>
      </Stack>
    </Notice>
  );
}

function HowMany({ question: q }: { question: Question }) {
  return (
    <Notice tone="danger" title="Please choose a quantity of 1 or more." role="alert">
      <form method="post" action="/checkout/cart">
        <DrawnFor />
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="eisbn" value={q.eisbn} />
        <input type="hidden" name="condition" value={q.condition} />
        <Registry of={q} />
        <Stack gap={3}>
          <p>
            How many copies of <cite>{q.title}</cite> would you like?
          </p>
          <Row>
            <QuantityField name="quantity" label={`Quantity of ${q.title}`} defaultValue={1} />
            <Button type="submit" variant="primary">
              Add to cart
            </Button>
            <LinkButton href="/checkout/cart" variant="quiet">
              Cancel
            </LinkButton>
          </Row>
        </Stack>
      </form>
    </Notice>
  );
}

function LargePrint({ question: q }: { question: Question }) {
  return (
    <Notice tone="warning" title="Large print edition" role="status">
      <Stack gap={3}>
        <p>
          This is the large print edition of <cite>{q.title}</cite>. Is that the one you would like?
        </p>
        <Row>
          <Answer question={q} quantity={q.requested} label="Add the large print edition" primary />
          <LinkButton href="/checkout/cart" variant="quiet">
            Cancel
          </LinkButton>
        </Row>
      </Stack>
    </Notice>
  );
}

interface AnswerProps {
  question: Question;
  quantity: number;
  label: string;
  primary?: boolean;
}

function Answer({ question: q, quantity, label, primary }: AnswerProps) {
  return (
    <form method="post" action="/checkout/cart">
      <DrawnFor />
      <input type="hidden" name="intent" value={q.cartId === null ? 'add' : 'set'} />
      {q.cartId !== null && <input type="hidden" name="cart_id" value={q.cartId} />}
      <input type="hidden" name="eisbn" value={q.eisbn} />
      <input type="hidden" name="condition" value={q.condition} />
      <input type="hidden" name="quantity" value={quantity} />
      <Registry of={q} />
      {/* A shortage is only ever asked about after the large print was confirmed. */}
      <input type="hidden" name="large_print_confirmed" value="1" />
      {q.kind === 'shortage' && quantity > q.onhand && <input type="hidden" name="order_rest" value="1" />}
      <Button type="submit" variant={primary ? 'primary' : 'secondary'}>
        {label}
      </Button>
    </form>
  );
}

function Registry({ of: { registryId } }: { of: Question }) {
  return registryId === null ? null : <input type="hidden" name="gift_registry_id" value={registryId} />;
}
