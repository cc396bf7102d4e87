import { isDatabaseAway } from '../database/databaseAway.ts'
import type { Services } from '../services/services.ts'
import type { SearchEngine } from './engine.ts'
import type { KeptIndex } from './memory/keptIndex.ts'
import { canCount, canSearch, MemoryEngine } from './memory/memoryEngine.ts'
import { searchesAnswered } from './searchMetrics.ts'
import { sqlEngine } from './sqlEngine.ts'

/** Answers from the index of this process, and from SQL while there is none or when it lacks a column. */
export function indexedEngine({ db }: Services, index: KeptIndex): SearchEngine {
  const inSql = sqlEngine(db)

  async function answer<Answer>(
    isAble: boolean,
    ask: (engine: SearchEngine) => Promise<Answer>,
  ): Promise<Answer> {
    const { current } = index
    if (!current || !isAble) return await ask(inSql)
    try {
      const answered = await ask(new MemoryEngine(db, current, index.counter))
      searchesAnswered.inc({ engine: 'memory' })
      return answered
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      index.giveUp(error)
      return await ask(inSql)
    }
  }

  return {
    search: (asked, page, featuredAt) =>
      answer(canSearch(asked), (engine) => engine.search(asked, page, featuredAt)),
    match: (viewer, direction, page) => answer(true, (engine) => engine.match(viewer, direction, page)),
    countWishes: (viewer, direction, now) =>
      answer(true, (engine) => engine.countWishes(viewer, direction, now)),
    count: (asked) => answer(canCount(asked), (engine) => engine.count(asked)),
  }
}
