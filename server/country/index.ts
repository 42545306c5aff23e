import type { countryActions } from '../../contract/country.ts';
import type { Handlers } from '../context.ts';
import { getList } from './get-list.ts';
import { getProvince } from './get-province.ts';
import { getProvinceList } from './get-province-list.ts';

export const countryHandlers = {
  'country/getList': getList,
  'province/getList': getProvinceList,
  'province/get': getProvince,
} satisfies Handlers<keyof typeof countryActions>;
