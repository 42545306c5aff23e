import { ParaglideMessage } from '@inlang/paraglide-js-react';
import * as m from '../../../messages/compiled/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QuantityField } from '../../../ui/quantity-field.tsx';
import { Row, Stack } from '../../../ui/stack.tsx';
import type { Asked } from './asked-question.ts';
import type { AddCopies } from './cart-change.ts';
import { ChangeForm } from './change-form.tsx';
import { questionHeading } from './question-answers.ts';
import { AnswerButtons, QuestionText } from './question-parts.tsx';

/** The question on the cart page: for browsers without JavaScript. */
export function QuestionNotice({ question, title }: Asked) {
  if (question.kind === 'quantity') return <HowMany change={question.change} title={title} />;
  return (
    <Notice tone="warning" title={questionHeading(question)} role="status">
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
    <Notice tone="danger" title={m.refusal_invalid_input_quantity()} role="alert">
      <ChangeForm fields={fields}>
        <Stack gap={3}>
          <p>
            <ParaglideMessage
              message={m.cart_how_many_copies}
              inputs={{ title }}
              markup={{ cite: ({ children }) => <cite>{children}</cite> }}
            />
          </p>
          <Row>
            <QuantityField name="quantity" label={m.cart_quantity_of({ title })} defaultValue={1} />
            <Button type="submit" variant="primary">
              {m.cart_add_to_cart()}
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
      {m.common_cancel()}
    </LinkButton>
  );
}
