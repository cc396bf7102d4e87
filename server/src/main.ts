import { resolveQuickly } from './platform/resolveQuickly.ts'

resolveQuickly()
const { run } = await import('./run.ts')

/** Production. `demo/src/main.ts` starts a demo. */
await run(({ production }) => {
  if (!production)
    throw new Error('Wrong configuration: APP_MODE is demo, which npm start runs. Set APP_MODE=production')
  return { prepare: async () => undefined, welcome: (_, address) => `BNR Matrimony is up at ${address}\n` }
})
