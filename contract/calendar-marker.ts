/** Written in the description of a list, it stands for the dates of the list's event (LIST-013). */
export const calendarMarker = '[calendar]';

/** What is before, between and after the markers of a description. */
export const partsAtMarkers = (description: string): string[] => description.split(calendarMarker);

export const withoutMarkers = (description: string): string => partsAtMarkers(description).join('');
