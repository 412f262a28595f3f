type Text = { ru: string; uz: string; en: string };

/** The faults of Payme's protocol: codes, and messages in three languages. */
export const faults = {
  notPost: [-32300, text('Нужен POST', 'POST kerak', 'POST is needed')],
  unreadable: [-32700, text('Не JSON', 'JSON emas', 'Not JSON')],
  badRequest: [-32600, text('Неверный запрос', 'Notoʻgʻri soʻrov', 'Bad request')],
  noMethod: [-32601, text('Нет такого метода', 'Bunday metod yoʻq', 'No such method')],
  notAllowed: [-32504, text('Недостаточно прав', 'Ruxsat yoʻq', 'Not allowed')],
  failed: [-32400, text('Системная ошибка', 'Tizim xatosi', 'System error')],
  badAmount: [-31001, text('Неверная сумма', 'Notoʻgʻri summa', 'Wrong amount')],
  noTransaction: [
    -31003,
    text('Транзакция не найдена', 'Tranzaksiya topilmadi', 'No such transaction'),
  ],
  cannotCancel: [
    -31007,
    text('Заказ выполнен', 'Buyurtma bajarilgan', 'The order has been delivered'),
  ],
  cannotPerform: [
    -31008,
    text('Операция невозможна', 'Amalni bajarib boʻlmaydi', 'The operation is not possible'),
  ],
  noOrder: [-31050, text('Заказ не найден', 'Buyurtma topilmadi', 'No such order')],
  paid: [-31051, text('Заказ уже оплачен', 'Buyurtma toʻlangan', 'The order has been paid')],
  closed: [-31052, text('Заказ отменён', 'Buyurtma bekor qilingan', 'The order was canceled')],
  busy: [
    -31053,
    text('Заказ уже оплачивают', 'Buyurtma toʻlanmoqda', 'The order is being paid for'),
  ],
  notForPayme: [
    -31054,
    text(
      'Заказ не оплачивается через Payme',
      'Buyurtma Payme orqali toʻlanmaydi',
      'The order cannot be paid through Payme',
    ),
  ],
} as const satisfies Record<string, readonly [number, Text]>;

/** A JSON-RPC error as Payme's protocol defines it. `data` names the field or method at fault. */
export type Fault = { code: number; message: Text; data?: string };

const names = new Map<number, string>(Object.entries(faults).map(([name, [code]]) => [code, name]));

/** Names a fault for metrics. */
export function nameOfFault({ code }: Fault): string {
  return names.get(code) ?? 'failed';
}

const ACCOUNT_FIELD = 'order_id';

/**
 * Builds a fault with its message. Account faults name the field of the account that is at fault.
 */
export function faultOf(name: keyof typeof faults, data?: string): Fault {
  const [code, message] = faults[name];
  const isOfAccount = code <= -31050 && code >= -31099;
  const field = isOfAccount ? ACCOUNT_FIELD : data;
  return { code, message, ...(field !== undefined && { data: field }) };
}

function text(ru: string, uz: string, en: string): Text {
  return { ru, uz, en };
}

/** The result of an RPC method, or the fault that ended it. */
export type Outcome = { result: object } | { fault: Fault };
