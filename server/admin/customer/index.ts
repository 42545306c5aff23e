import type { staffCustomerActions } from '../../../contract/admin/customer.ts';
import { customersForStaff } from '../../account/staff/customers.ts';
import type { StaffHandlers } from '../context.ts';
import { addNote } from './add-note.ts';
import { erase } from './erase.ts';
import { exempt, taxed } from './exempt.ts';
import { get } from './get.ts';
import { getData } from './get-data.ts';
import { sendPasswordLink, unlock } from './let-in.ts';

export const staffCustomerHandlers = {
  'customer/getList': ({ q, store }, { after = null, ...asked }) =>
    customersForStaff(q, { ...asked, after, storeId: store.id }),
  'customer/get': get,
  'customer/addNote': addNote,
  'customer/sendPasswordLink': sendPasswordLink,
  'customer/unlock': unlock,
  'customer/exempt': exempt,
  'customer/taxed': taxed,
  'customer/getData': getData,
  'customer/erase': erase,
} satisfies StaffHandlers<keyof typeof staffCustomerActions>;
