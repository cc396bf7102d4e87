import { ensureBuilt } from './build.mjs'
import { root } from './run.mjs'

ensureBuilt()
await import(`${root}server/src/main.ts`)
