import type { copiedListActions } from '../../contract/copied-list.ts';
import type { customerListActions } from '../../contract/customer-list.ts';
import type { listFileActions } from '../../contract/list-file.ts';
import type { listImportActions } from '../../contract/list-import.ts';
import type { listOrderActions } from '../../contract/list-order.ts';
import type { titlelistActions } from '../../contract/titlelist.ts';
import type { Handlers } from '../context.ts';
import { addItemToList } from './add-item-to-list.ts';
import { copyFromList } from './copy-from-list.ts';
import { copyToCart } from './copy-to-cart.ts';
import { create } from './create.ts';
import { remove } from './delete.ts';
import { get } from './get.ts';
import { getCustom } from './get-custom.ts';
import { getExcel } from './get-excel.ts';
import { getExcelOptions } from './get-excel-options.ts';
import { getItems } from './get-items.ts';
import { getItemsSimple } from './get-items-simple.ts';
import { getLists } from './get-lists.ts';
import { getOrder } from './get-order.ts';
import { getPublic } from './get-public.ts';
import { getPublicUrl } from './get-public-url.ts';
import { getSidebar } from './get-sidebar.ts';
import { importFile } from './import-file.ts';
import { modify } from './modify.ts';
import { moveItem } from './move-item.ts';
import { removeItemFromList } from './remove-item-from-list.ts';
import { removeItemsFromList } from './remove-items-from-list.ts';
import { removePublicUrl } from './remove-public-url.ts';
import { setNote } from './set-note.ts';

export const titlelistHandlers = {
  'titlelist/getSidebar': getSidebar,
  'titlelist/getCustom': getCustom,
  'titlelist/getItems': getItems,
  'titlelist/getItemsSimple': getItemsSimple,
  'titlelist/getLists': getLists,
  'titlelist/get': get,
  'titlelist/create': create,
  'titlelist/modify': modify,
  'titlelist/delete': remove,
  'titlelist/addItemToList': addItemToList,
  'titlelist/removeItemFromList': removeItemFromList,
  'titlelist/removeItemsFromList': removeItemsFromList,
  'titlelist/moveItem': moveItem,
  'titlelist/setNote': setNote,
  'titlelist/copyFromList': copyFromList,
  'titlelist/copyToCart': copyToCart,
  'titlelist/getExcelOptions': getExcelOptions,
  'titlelist/getExcel': getExcel,
  'titlelist/getPublicUrl': getPublicUrl,
  'titlelist/removePublicUrl': removePublicUrl,
  'titlelist/getPublic': getPublic,
  'titlelist/importFile': importFile,
  'titlelist/getOrder': getOrder,
} satisfies Handlers<
  | keyof typeof titlelistActions
  | keyof typeof customerListActions
  | keyof typeof listFileActions
  | keyof typeof listImportActions
  | keyof typeof listOrderActions
  | Exclude<keyof typeof copiedListActions, `cart/${string}`>
>;
