import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
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
  const { onhand, isExtraOrderable } = state.shortage;
  return (
    <Dialog
      open
      title={`We only have ${onhand} in stock`}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={() => onAdd(onhand, { large_print_confirmed: true })}>
            Take {onhand === 1 ? 'the one' : `the ${onhand}`} we have
          </Button>
          {isExtraOrderable && (
            <Button
              variant="primary"
              onClick={() => onAdd(state.quantity, { order_rest: true, large_print_confirmed: true })}
            >
              Take {onhand} and order the rest
            </Button>
          )}
        </>
      }
    >
      <p>
        You asked for {state.quantity} copies of <cite>{title}</cite>.
        {isExtraOrderable && ' We can order the others for you.'}
      </p>
    </Dialog>
  );
}
