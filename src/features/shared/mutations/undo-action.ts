import type { IntlShape } from 'react-intl'

import type { ToastOptions } from '~/design/feedback/toasts'

/** For the toast of a change that can be taken back. */
export const undoAction = (intl: Pick<IntlShape, 'formatMessage'>, undo: () => void): Pick<ToastOptions, 'action'> => ({
  action: { label: intl.formatMessage({ id: 'data.undo' }), onClick: undo, undoes: true },
})
