/** What a person on the staff of a store can be. The rights of each are in server/call/policy.ts. */
export const staffRoles = ['owner', 'manager', 'bookseller', 'editor', 'events', 'viewer'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What an admin action may ask for. Each is used by at least one. */
export const permissions = [
  'orders:read',
  'orders:write',
  'orders:refund',
  'customers:read',
  'customers:write',
  'answers:read',
  'answers:write',
  'staff:read',
  'staff:write',
  'audit:read',
  'stock:read',
  'stock:write',
  'content:read',
  'content:write',
  'pictures:read',
  'pictures:write',
  'events:read',
  'events:write',
  'events:door',
  'settings:read',
  'settings:write',
  'store:write',
  'health:read',
  'health:write',
  'backups:read',
  'backups:write',
  'exports:make',
  'backups:take',
] as const;
export type Permission = (typeof permissions)[number];
