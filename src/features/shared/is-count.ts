/** Whether the answer gives this count: no field of the overviews is documented (decision 6). */
export const isCount = (value: number | null | undefined): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0
