import type { Services } from '../services/services.ts'
import type { SearchEngine } from './engine.ts'
import { indexedEngine } from './indexedEngine.ts'
import { KeptIndex } from './memory/keptIndex.ts'

const known = new WeakMap<Services, { index: KeptIndex; engine: SearchEngine }>()

/** The index and the engine that all calls of a process share. SQL answers until somebody starts the index. */
export function searchOf(services: Services): { index: KeptIndex; engine: SearchEngine } {
  const found = known.get(services)
  if (found) return found
  const index = new KeptIndex(services)
  const made = { index, engine: indexedEngine(services, index) }
  known.set(services, made)
  return made
}
