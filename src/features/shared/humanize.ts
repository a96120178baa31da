/** `payment_method_added` becomes 'Payment method added': for undocumented values of the provider. */
export const inWords = (value: string): string => value.replaceAll(/[_\s]+/g, ' ').trim()
