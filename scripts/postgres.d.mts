export interface Server {
  url: string
  /** Creates a database and returns its address. */
  create: (database: string, template?: string) => string
  halt: () => void
  start: () => void
  stop: () => void
}
export function startPostgres(settings?: readonly string[]): Promise<Server>
export function startReplica(primary: string, settings?: readonly string[]): Promise<Server>
export function freePort(): Promise<number>
export function accountOf(name: string): { uid: number; gid: number }
