import type { IntlShape } from 'react-intl'

import type { ToastOptions } from '~/design/feedback/toasts'

/** For the toast of a change that can be taken back. */
export const undoAction = (
  intl: Pick<IntlShape, 'formatMessage'>,
  undo: () => unknown,
): Pick<ToastOptions, 'action'> => ({
  action: { label: intl.formatMessage({ id: 'data.undo' }), onClick: () => void undo(), undoes: true },
})
