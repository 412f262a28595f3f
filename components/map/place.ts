export type MapPlace = { latitude: number; longitude: number };
export type MapPin = MapPlace & { id: number; name: string };

/** `pin` is undefined if the shopper picked an empty place of the map. */
export type OnMapPick = (place: MapPlace, pin?: MapPin) => void;
