import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// `findBy…` and `waitFor` wait a second by default, which a busy machine exceeds.
configure({ asyncUtilTimeout: 20_000 })

afterEach(cleanup)
