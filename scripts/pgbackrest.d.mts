import type { S3Settings } from '../server/src/files/fileSettings.ts'
import type { Server } from './postgres.d.mts'

export interface Archive {
  start: (archiveSeconds: number) => Promise<Server>
  backUp: () => void
  restore: (moment?: Date) => Promise<Server>
  remove: () => void
}
export function hasPgbackrest(): boolean
/** With a store, the archive is in its bucket; the endpoint must use TLS. */
export function newArchive(store?: S3Settings): Archive
