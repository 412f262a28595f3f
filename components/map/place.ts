export type MapPlace = { latitude: number; longitude: number };
export type MapPin = MapPlace & { id: number; name: string };

/** `pin` when one was pressed, otherwise a bare spot of the map. */
export type OnMapPick = (place: MapPlace, pin?: MapPin) => void;
