import { toDate } from '~/i18n/dates'

type Dated = { created_at?: string | undefined }

/** Entries without a valid date come last, in their given order. */
export const newestFirst = <Entry extends Dated>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => timeOf(other) - timeOf(one))

const timeOf = ({ created_at }: Dated) => toDate(created_at)?.getTime() ?? 0
