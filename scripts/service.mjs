import { root } from './run.mjs'
import { simulatedGateway } from './simulator.mjs'

Object.assign(process.env, await simulatedGateway())
await import(`${root}server/src/main.ts`)
