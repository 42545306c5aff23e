import { openForm } from './form-page.ts';
import { drawPayPal, type PayPal } from './paypal-form.ts';

void openForm((global: { paypal?: PayPal }) => global.paypal, drawPayPal);
