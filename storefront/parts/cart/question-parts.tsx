import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { ReactNode } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { useSession } from '../session/session-provider.tsx';
import type { AddCopies, SetCopies } from './cart-change.ts';
import { ChangeForm } from './change-form.tsx';
import type { Question } from './question.ts';
import { answersTo, questionFacts } from './question-answers.ts';
import styles from './question-parts.module.css';

export function QuestionText({ question, title }: { question: Question; title: string }) {
  const markup = { cite: ({ children }: { children?: ReactNode }) => <cite>{children}</cite> };
  return (
    <p>
      {question.kind === 'large_print' ? (
        <ParaglideMessage message={m.cart_question_large_print} inputs={{ title }} markup={markup} />
      ) : (
        <ParaglideMessage
          message={m.cart_question_asked}
          inputs={{ count: question.change.quantity, title }}
          markup={markup}
        />
      )}
      {questionFacts(question).map((fact) => ` ${fact}`)}
    </p>
  );
}

interface AnswerButtonsProps {
  question: Question;
  /** With JavaScript; without it, each answer posts to the cart page. */
  onAnswer?: (change: AddCopies | SetCopies) => void;
}

/** The answers, each a form of its own. */
export function AnswerButtons({ question, onAnswer }: AnswerButtonsProps) {
  const { session } = useSession();
  return answersTo(question, session?.logged_in ?? false).map(({ label, change }, i, { length }) => (
    <ChangeForm
      key={label}
      fields={change}
      onSubmit={onAnswer && (() => onAnswer(change))}
      className={styles.answer}
    >
      <Button type="submit" variant={i === length - 1 ? 'primary' : 'secondary'}>
        {label}
      </Button>
    </ChangeForm>
  ));
}
