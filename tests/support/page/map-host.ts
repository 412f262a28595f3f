/** The host of the map's script. */
export const MAP_SERVICE = 'api-maps.yandex.ru';
