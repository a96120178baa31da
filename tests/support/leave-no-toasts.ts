import { afterAll } from 'vitest'

import { clearToasts } from '~/design/feedback/toasts'

// the next file of this worker starts without the toasts of this one
afterAll(clearToasts)
