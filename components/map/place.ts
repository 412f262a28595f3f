import type { Coordinates } from '@/lib/domain/place/country-map';

export type MapPin = Coordinates & { id: number; name: string };

/** `pin` is undefined if the shopper picked an empty place of the map. */
export type OnMapPick = (place: Coordinates, pin?: MapPin) => void;
