import type { Server } from './postgres.d.mts'

export interface Archive {
  start: (archiveSeconds: number) => Promise<Server>
  backUp: () => void
  restore: (moment?: Date) => Promise<Server>
  remove: () => void
}
export function hasPgbackrest(): boolean
export function newArchive(): Archive
