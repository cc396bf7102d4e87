import { resolveDrizzleOnce } from '../../server/src/platform/resolveDrizzleOnce.ts'

resolveDrizzleOnce()
const { run } = await import('../../server/src/run.ts')
const { demoMode } = await import('./demo.ts')

await run(demoMode)
