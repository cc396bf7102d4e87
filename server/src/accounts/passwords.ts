import { type KeyObject, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { seal } from './seal.ts'

/** Parameters for argon2id that OWASP recommends: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let decoy: Promise<string> | undefined

/** Takes as long for an unknown account as for a known one, so that the time reveals nothing. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  const matches = await verify(stored ?? (await decoy), password)
  return matches && !!stored
}

/** Encrypts a password so that a super administrator can view it. Returns null without a key. */
export const sealPassword = (key: KeyObject | undefined, password: string): string | null =>
  key ? seal(key, password) : null
