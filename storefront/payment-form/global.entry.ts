import { openForm } from './form-page.ts';
import { drawGlobal, type GlobalJs } from './global-form.ts';

void openForm((global: { GlobalPayments?: GlobalJs }) => global.GlobalPayments, drawGlobal);
