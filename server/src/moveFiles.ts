import { adoptFiles } from './adoptFiles.ts'
import { moveFiles, type Summary } from './files/move/moveFiles.ts'
import { orphansOf } from './files/move/orphans.ts'
import { throttle } from './files/move/throttle.ts'
import { openPlaces, placesFrom } from './files/places.ts'
import type { PlaceName } from './files/tables.ts'
import { systemClock } from './platform/clock.ts'
import { openLog } from './platform/log.ts'
import { withDatabase } from './withDatabase.ts'

type Result = { summary: Summary; orphans: string[]; orphanCount: number }

/** Orphans that are named. */
const namedOrphans = 20
const megabyte = 1_000_000

/** Moves all files to a place, at most so many megabytes a second. Any number of processes may run at the same time. */
export function moveAllFiles(
  to: PlaceName,
  megabytes: number | undefined,
  onProgress: (summary: Summary) => void,
): Promise<Result> {
  return withDatabase(async (db, config) => {
    await adoptFiles(db)
    const places = openPlaces(config)
    const slowed = throttle(megabytes === undefined ? undefined : megabytes * megabyte)
    const moving = { db, clock: systemClock, log: openLog(config), places, to, slowed }
    const summary = await moveFiles(moving, { onProgress })
    const result: Result = { summary, orphans: [], orphanCount: 0 }
    for (const place of placesFrom(places, 'folder'))
      for await (const key of orphansOf(db, place))
        if (++result.orphanCount <= namedOrphans) result.orphans.push(key)
    return result
  })
}
