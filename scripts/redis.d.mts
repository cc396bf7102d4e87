import type { ChildProcess } from 'node:child_process'

export type RedisServer = { port: number; url: string; process: ChildProcess; stop: () => Promise<void> }
export function startRedis(at?: number): Promise<RedisServer>
