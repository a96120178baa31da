import { cleanup } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

import { clearToasts } from '~/design/feedback/toasts'

afterEach(cleanup)

// the next file of this worker starts without the toasts of this one
afterAll(clearToasts)
