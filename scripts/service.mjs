import { root } from './run.mjs'
import { simulatedGateway } from './simulator.mjs'

Object.assign(process.env, await simulatedGateway())
await import(`${root}${process.env.APP_MODE === 'production' ? 'server' : 'demo'}/src/main.ts`)
