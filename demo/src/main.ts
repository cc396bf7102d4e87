import { resolveQuickly } from '../../server/src/platform/resolveQuickly.ts'

resolveQuickly()
const { run } = await import('../../server/src/run.ts')
const { demoMode } = await import('./demo.ts')

await run(demoMode)
