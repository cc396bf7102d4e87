import type { KeyObject } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'

/** Values that must match when the browser returns from the provider. */
export type Attempt = { state: string; nonce: string; verifier: string }

export const attemptSeconds = 600

const encryption = 'A256GCM'

/** The browser stores the attempt, encrypted, so that any number of attempts takes no space here. */
export async function sealAttempt(key: KeyObject, attempt: Attempt, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000)
  return await new EncryptJWT(attempt)
    .setProtectedHeader({ alg: 'dir', enc: encryption })
    .setIssuedAt(issued)
    .setExpirationTime(issued + attemptSeconds)
    .encrypt(key)
}

/** Returns undefined if the attempt is not ours or too old. */
export async function openAttempt(key: KeyObject, sealed: string, now: Date): Promise<Attempt | undefined> {
  const options = {
    currentDate: now,
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: [encryption],
  }
  const opened = await jwtDecrypt<Attempt>(sealed, key, options).catch(() => undefined)
  return opened?.payload
}
