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
  const { onhand, left, isExtraOrderable } = state.shortage;
  const inCart = onhand - left;
  return (
    <Dialog
      open
      title={`We only have ${onhand} in stock`}
      onClose={onCancel}
      footer={
        <>
          {left > 0 && (
            <Button onClick={() => onAdd(left, { large_print_confirmed: true })}>
              Take {left === 1 ? 'the one' : `the ${left}`} we have
            </Button>
          )}
          {isExtraOrderable && (
            <Button
              variant="primary"
              onClick={() => onAdd(state.quantity, { order_rest: true, large_print_confirmed: true })}
            >
              {left > 0 ? `Take ${left} and order the rest` : 'Order the others'}
            </Button>
          )}
        </>
      }
    >
      <p>
        You asked for {state.quantity} copies of <cite>{title}</cite>.
        {inCart > 0 && ` ${inCart} ${inCart === 1 ? 'is' : 'are'} in your cart already.`}
        {isExtraOrderable && ' We can order the others for you.'}
      </p>
    </Dialog>
  );
}
