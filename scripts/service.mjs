import { environmentWith, readGivenSettings } from './givenSettings.mjs'
import { root } from './run.mjs'
import { simulatedGateway } from './simulator.mjs'

const given = readGivenSettings()
Object.assign(process.env, environmentWith(await simulatedGateway(given)))
await import(`${root}${given.APP_MODE === 'production' ? 'server' : 'demo'}/src/main.ts`)
