import { connections, documentPaths } from './documentPages.ts'
import type { MeasuredServer } from './documentQuestions.ts'
import { keepAlive } from './keepAlive.ts'
import { ratePerSecond } from './statistics.ts'
import { head, row } from './tables.ts'

const goals = [0, 5000, 10_000, 20_000]

/** Measures memory after a garbage collection at each number of documents, with the pages in turn. */
export async function measureMemory({ ask, database, address, cookie }: MeasuredServer): Promise<void> {
  head('database', 'documents', 'heap MB', 'RSS MB', 'documents a second')
  const fetch = keepAlive(address, cookie, connections)
  let written = 0
  for (const goal of goals) {
    const works = Array.from(
      { length: goal - written },
      (_, index) => () => fetch(documentPaths[index % documentPaths.length] ?? ''),
    )
    const rate = await ratePerSecond(works, connections)
    written = goal
    const { heapUsed, rss } = await ask('memory')
    const megabytes = [heapUsed, rss].map((bytes) => (bytes / 2 ** 20).toFixed(1))
    row(database, goal.toLocaleString('en'), ...megabytes, rate.toFixed(0))
  }
}
