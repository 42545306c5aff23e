import { type StaffRole, staffRoles } from '../../contract/admin/permissions.ts';
import { roleName } from '../../contract/admin/role-name.ts';
import * as m from '../../messages/compiled/messages.js';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { textOf } from '../desk-submit.ts';
import type { DeskLocation } from './location-form-data.ts';

const may: Record<StaffRole, () => string> = {
  owner: m.desk_role_owner_may,
  manager: m.desk_role_manager_may,
  bookseller: m.desk_role_bookseller_may,
  editor: m.desk_role_editor_may,
  events: m.desk_role_events_may,
  viewer: m.desk_role_viewer_may,
};

interface RoleFieldsProps {
  locations: readonly Pick<DeskLocation, 'id' | 'name'>[];
  role: string;
  /** Id of the location where the role holds; '' = in the whole store. */
  location: string;
}

/** Which role, and where. */
export function RoleFields({ locations, role, location }: RoleFieldsProps) {
  const places = locations.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <RadioGroup
        legend={m.desk_staff_role()}
        name="role"
        look="cards"
        required
        defaultValue={role}
        options={staffRoles.map((one) => ({ value: one, label: roleName(one), detail: may[one]() }))}
      />
      {places.length > 1 && (
        <SelectField
          name="location"
          label={m.desk_staff_where()}
          placeholder={m.desk_staff_whole_shop()}
          defaultValue={location}
          options={places}
        />
      )}
    </>
  );
}

/** The role that the form asks for, as the actions take it. */
export function readRole(form: FormData): { role: StaffRole; location_id: number | undefined } {
  // The action refuses any other word.
  return {
    role: textOf(form, 'role') as StaffRole,
    location_id: Number(textOf(form, 'location')) || undefined,
  };
}
