import { ensureBuilt } from './build.mjs'

ensureBuilt()
await import('./service.mjs')
