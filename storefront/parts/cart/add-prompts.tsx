import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { shortageWords } from './shortage-words.ts';
import type { AddState } from './use-add-to-cart.ts';

interface AddPromptsProps {
  open: boolean;
  state: Extract<AddState, { step: 'shortage' | 'large_print' }>;
  title: string;
  onAdd(quantity: number, agreed?: { order_rest?: boolean; large_print_confirmed?: boolean }): void;
  onClose(): void;
}

/** The two questions that may stand between the button and the cart. Loaded when one of them is asked. */
export default function AddPrompts({ open, state, title, onAdd, onClose }: AddPromptsProps) {
  if (state.step === 'large_print') {
    return (
      <Dialog
        open={open}
        title="Large print edition"
        onClose={onClose}
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
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
      open={open}
      title={`We only have ${onhand} in stock`}
      onClose={onClose}
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
