/** `payment_method_added` as one may read it: for values of the provider that nobody documented. */
export const inWords = (value: string): string => value.replaceAll(/[_\s]+/g, ' ').trim()
