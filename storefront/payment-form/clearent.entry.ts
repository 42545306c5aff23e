import { type ClearentJs, drawClearent } from './clearent-form.ts';
import { openForm } from './form-page.ts';

void openForm((global: { ClearentSDK?: ClearentJs }) => global.ClearentSDK, drawClearent);
