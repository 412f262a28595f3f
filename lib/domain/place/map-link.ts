/** A page of the map service: it needs neither a script nor a key. */
export function mapLink({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://yandex.uz/maps/?pt=${longitude},${latitude}&z=16&l=map`;
}
