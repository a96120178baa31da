/** F §5, B §5. Arguments of calls are never coerced (K45): '7' is no id, nor is a number that lost precision. */
export const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
