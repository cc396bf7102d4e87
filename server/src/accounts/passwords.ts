import { type KeyObject, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { seal } from './seal.ts'

/** argon2id with OWASP's parameters: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let decoy: Promise<string> | undefined

/** Takes as long for an account that does not exist, so that time tells nothing. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  const matches = await verify(stored ?? (await decoy), password)
  return matches && !!stored
}

/** For the super administrator to view; nothing without a key. */
export const sealPassword = (key: KeyObject | undefined, password: string): string | null =>
  key ? seal(key, password) : null
