import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { shortageWords } from './shortage-words.ts';
import type { AddState } from './use-add-to-cart.ts';

interface AddPromptsProps {
  state: Extract<AddState, { step: 'shortage' | 'large_print' }>;
  title: string;
  onAdd(quantity: number, agreed?: { order_rest?: boolean; large_print_confirmed?: boolean }): void;
  onCancel(): void;
}

/** The two questions that may stand between the button and the cart. Loaded when one of them is asked. */
export default function AddPrompts({ state, title, onAdd, onCancel }: AddPromptsProps) {
  if (state.step === 'large_print') {
    return (
      <Dialog
        open
        title="Large print edition"
        onClose={onCancel}
        footer={
          <>
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
            <Button variant="primary" onClick={() => onAdd(state.quantity, { large_print_confirmed: true })}>
              Add the large print edition
            </Button>
          </>
        }
      >
        <p>
          This is the large print edition of <cite>{title}</cite>. Is that the one you would like?
        </p>
      </Dialog>
    );
  }
  const { onhand, left, isExtraOrderable } = state.shortage;
  const words = shortageWords(state.quantity, state.shortage);
  return (
    <Dialog
      open
      title={`We only have ${onhand} in stock`}
      onClose={onCancel}
      footer={
        <>
          {left > 0 && (
            <Button onClick={() => onAdd(left, { large_print_confirmed: true })}>{words.take}</Button>
          )}
          {isExtraOrderable && (
            <Button
              variant="primary"
              onClick={() => onAdd(state.quantity, { order_rest: true, large_print_confirmed: true })}
            >
              {words.order}
            </Button>
          )}
        </>
      }
    >
      <p>
        {words.asked} <cite>{title}</cite>. {words.more}
      </p>
    </Dialog>
  );
}
