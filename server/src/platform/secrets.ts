import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { privateFileMode, privateFolder } from './privateFolder.ts'

export type Secrets = {
  /** Signs access tokens. */
  token: KeyObject
  /** Signs addresses of photos. */
  media: KeyObject
  /** Seals what a browser keeps for us during a single sign-on. */
  signOn: KeyObject
  /** Signs the address by which somebody comes back from paying. */
  payment: KeyObject
  /** Seals the secrets of authenticator apps. */
  secondFactor: KeyObject
  /** Seals passwords; without it they cannot be viewed. */
  escrow: KeyObject | undefined
}

/** One secret for each purpose, as keys that are ready: a page of profiles signs some thirty addresses. A demo run keeps its own in the data folder; production is given them. */
export function readSecrets(config: Config): Secrets {
  const token = config.tokenSecret ?? keptIn(config.dataDir, 'token.key')
  const escrow = config.escrowKey ?? (config.production ? undefined : keptIn(config.dataDir, 'escrow.key'))
  return {
    token: derived(token, 'access token'),
    media: derived(token, 'photo address'),
    signOn: derived(token, 'single sign-on'),
    payment: derived(token, 'outcome of a payment'),
    secondFactor: derived(token, 'second factor'),
    escrow: escrow === undefined ? undefined : derived(escrow, 'password escrow'),
  }
}

function derived(secret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'bnr-matrimony', purpose, 32)))
}

function keptIn(folder: string, name: string): string {
  const file = join(folder, name)
  if (!existsSync(file)) {
    privateFolder(folder)
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: privateFileMode })
  }
  return readFileSync(file, 'utf8').trim()
}
