/** The map service's own page of a place: it needs no script and no key here. */
export function mapLink({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://yandex.uz/maps/?pt=${longitude},${latitude}&z=16&l=map`;
}
