import { run } from '../../server/src/run.ts'
import { demoMode } from './demo.ts'

await run(demoMode)
