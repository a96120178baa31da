/** In the address of a frame that stands beside others: the contact sheet. */
export const ON_A_SHEET = 'sheet'
