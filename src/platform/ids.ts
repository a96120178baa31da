/** Arguments of calls are never coerced (K45): '7' and unsafe integers are not ids. */
export const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
