/** REG-031; the first is the default. */
export const occasions = ['Birthday', 'Wedding', 'Baby', 'School', 'Holiday', 'Bookfair', 'Other'] as const;
export type Occasion = (typeof occasions)[number];

/** Who sees a registry beside its owner. */
export const visibilities = ['private', 'link', 'search'] as const;
export type Visibility = (typeof visibilities)[number];

/** How many registries a customer has at most. */
export const maxRegistries = 20;
export const maxRegistryTitles = 300;
export const maxRegistryCopies = 999;
export const maxRegistryTitle = 80;
/** REG-025. */
export const maxRegistryDescription = 2000;

/** Where customers keep their registries. */
export const registriesPath = '/gift-registry';

/** REG-004. */
export function registryPath(registryId: number): string {
  return `${registriesPath}/${registryId}`;
}

/** The form of a new registry that asks for a title from the start. */
export function newRegistryPath(eisbn: string): string {
  return `${registriesPath}?${new URLSearchParams({ edit: 'new', eisbn })}`;
}

/** The form that adds a title to a registry. */
export function addToRegistryPath(eisbn: string): string {
  return `${registriesPath}/add/${eisbn}`;
}
