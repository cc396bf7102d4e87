import { join } from 'node:path'
import type { Settings } from '../platform/settings.ts'
import { type S3Place, type StoreTimes, s3Storage } from './s3/s3Storage.ts'
import { folderStorage, type Place } from './storage.ts'
import type { PlaceName } from './tables.ts'

/** The places of files. New files go to the target. */
export type Places = { target: PlaceName; folder: Place; s3?: S3Place }

export function openPlaces({ dataDir, s3, filesPlace }: Settings, times: StoreTimes = {}): Places {
  const folder = folderStorage(join(dataDir, 'files'))
  const opened = s3 && s3Storage(s3, join(dataDir, 'unsent'), times)
  return { target: filesPlace, folder, ...(opened && { s3: opened }) }
}

/** The configured places, the preferred one first. */
export function placesFrom(places: Places, first: PlaceName): Place[] {
  const { folder, s3 } = places
  const inOrder = first === 's3' ? [s3, folder] : [folder, s3]
  return inOrder.filter((place) => place !== undefined)
}
