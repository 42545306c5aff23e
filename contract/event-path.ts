/** The page of an event. */
export const eventPath = (id: number): string => `/events/${id}`;
