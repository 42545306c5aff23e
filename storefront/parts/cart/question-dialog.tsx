import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { AddCopies, SetCopies } from './cart-change.ts';
import type { Question } from './question.ts';
import { questionHeading } from './question-answers.ts';
import { AnswerButtons, QuestionText } from './question-parts.tsx';

interface QuestionDialogProps {
  open: boolean;
  question: Question;
  title: string;
  onAnswer(change: AddCopies | SetCopies): void;
  onClose(): void;
}

/** The question that may stand between a button and the cart. Loaded when one is asked. */
export default function QuestionDialog({ open, question, title, onAnswer, onClose }: QuestionDialogProps) {
  return (
    <Dialog
      open={open}
      title={questionHeading(question)}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <AnswerButtons question={question} onAnswer={onAnswer} />
        </>
      }
    >
      <QuestionText question={question} title={title} />
    </Dialog>
  );
}
