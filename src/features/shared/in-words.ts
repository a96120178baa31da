/** `payment_method_added` becomes 'payment method added': for undocumented values of the provider. */
export const inWords = (value: string): string => value.replaceAll(/[_\s]+/g, ' ').trim()
