import { isDatabaseAway } from '../database/databaseAway.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import type { SearchEngine } from './engine.ts'
import { CountingFailed } from './memory/counter.ts'
import type { KeptIndex } from './memory/keptIndex.ts'
import { canCount, canSearch, MemoryEngine } from './memory/memoryEngine.ts'
import type { ProfileIndex } from './memory/profileIndex.ts'
import { searchesAnswered } from './searchMetrics.ts'
import { sqlEngine } from './sqlEngine.ts'
import { Turns } from './turns.ts'

/** Answers from the index of this process, and from SQL while there is none or when it lacks a column. */
export function indexedEngine({ db }: Services, index: KeptIndex): SearchEngine {
  const inSql = sqlEngine(db)
  const inMemory = (current: ProfileIndex) => new MemoryEngine(db, current, index.counter)
  // A count looks at everybody: seconds of PostgreSQL at a million profiles. While the thread reads the columns, changes
  // wait, and with them the searches that must see them.
  const countsInSql = new Turns({ atOnce: 2, mostWaiting: 10 })
  const countsInMemory = new Turns({ atOnce: 1, mostWaiting: 50 })

  async function answer<Answer>(
    isAble: boolean,
    ask: (engine: SearchEngine) => Promise<Answer>,
  ): Promise<Answer> {
    const { current } = index
    if (!current || !isAble) return await ask(inSql)
    try {
      const answered = await ask(inMemory(current))
      searchesAnswered.inc({ engine: 'memory' })
      return answered
    } catch (error) {
      if (error instanceof Failure || isDatabaseAway(error)) throw error
      // The thread that counts starts again with the next count; the index itself is in order.
      if (!(error instanceof CountingFailed)) index.giveUp(error, current)
      return await ask(inSql)
    }
  }

  const count = <Counted>(caller: number, isAble: boolean, ask: (engine: SearchEngine) => Promise<Counted>) =>
    answer(isAble, (engine) =>
      (engine === inSql ? countsInSql : countsInMemory).run(caller, () => ask(engine)),
    )

  return {
    search: (asked, page, featuredAt) =>
      answer(canSearch(asked), (engine) => engine.search(asked, page, featuredAt)),
    match: (viewer, direction, page) => answer(true, (engine) => engine.match(viewer, direction, page)),
    countWishes: (viewer, asked, caller) =>
      count(caller, true, (engine) => engine.countWishes(viewer, asked, caller)),
    alongside: (profile) => index.current && inMemory(index.current).alongside(profile),
    count: (asked, caller) => count(caller, canCount(asked), (engine) => engine.count(asked, caller)),
  }
}
