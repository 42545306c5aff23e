import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QuantityField } from '../../../ui/quantity-field.tsx';
import { Row, Stack } from '../../../ui/stack.tsx';
import type { Asked } from './asked-question.ts';
import type { AddCopies } from './cart-change.ts';
import { ChangeForm } from './change-form.tsx';
import { questionWords } from './question-answers.ts';
import { AnswerButtons, QuestionText } from './question-parts.tsx';

/** The question on the cart page: for browsers without JavaScript. */
export function QuestionNotice({ question, title }: Asked) {
  if (question.kind === 'quantity') return <HowMany change={question.change} title={title} />;
  return (
    <Notice tone="warning" title={questionWords(question).heading} role="status">
      <Stack gap={3}>
        <QuestionText question={question} title={title} />
        <Row>
          <AnswerButtons question={question} />
          <Cancel />
        </Row>
      </Stack>
    </Notice>
  );
}

function HowMany({ change: { quantity: _, ...fields }, title }: { change: AddCopies; title: string }) {
  return (
    <Notice tone="danger" title="Please choose a quantity of 1 or more." role="alert">
      <ChangeForm fields={fields}>
        <Stack gap={3}>
          <p>
            How many copies of <cite>{title}</cite> would you like?
          </p>
          <Row>
            <QuantityField name="quantity" label={`Quantity of ${title}`} defaultValue={1} />
            <Button type="submit" variant="primary">
              Add to cart
            </Button>
            <Cancel />
          </Row>
        </Stack>
      </ChangeForm>
    </Notice>
  );
}

function Cancel() {
  return (
    <LinkButton href="/checkout/cart" variant="quiet">
      Cancel
    </LinkButton>
  );
}
