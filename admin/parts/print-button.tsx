import * as m from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';

/** Prints the page; without JavaScript the browser's own menu does. */
export const PrintButton = () => (
  <Button variant="primary" data-needs-script="" data-print="hide" onClick={() => window.print()}>
    {m.deskorder_print()}
  </Button>
);
