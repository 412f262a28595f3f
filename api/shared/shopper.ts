/** Stands for a customer where a guest's key could stand as well. */
export function shopperOfCustomer(id: number): string {
  return `customer:${id}`;
}
