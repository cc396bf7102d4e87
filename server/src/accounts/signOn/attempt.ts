import type { KeyObject } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'

/** What must be the same when the browser comes back from the provider. */
export type Attempt = { state: string; nonce: string; verifier: string }

export const attemptSeconds = 600

const encryption = 'A256GCM'

/** The browser keeps it for us, so that asking for a sign-on a thousand times stores nothing here. */
export async function sealAttempt(key: KeyObject, attempt: Attempt, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000)
  return await new EncryptJWT(attempt)
    .setProtectedHeader({ alg: 'dir', enc: encryption })
    .setIssuedAt(issued)
    .setExpirationTime(issued + attemptSeconds)
    .encrypt(key)
}

/** Undefined when it was not sealed by us or is too old. */
export async function openAttempt(key: KeyObject, sealed: string, now: Date): Promise<Attempt | undefined> {
  const options = {
    currentDate: now,
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: [encryption],
  }
  const opened = await jwtDecrypt<Attempt>(sealed, key, options).catch(() => undefined)
  return opened?.payload
}
