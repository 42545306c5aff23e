import { openForm } from './form-page.ts';
import { drawStripe, type Stripe } from './stripe-form.ts';

void openForm((global: { Stripe?: Stripe }) => global.Stripe, drawStripe);
