import { hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

export type Secrets = {
  /** Signs access tokens. */
  token: Uint8Array
  /** Signs addresses of photos. */
  media: Uint8Array
  /** Signs addresses of downloads. */
  download: Uint8Array
  /** Seals what a browser keeps for us during a single sign-on. */
  signOn: Uint8Array
  /** Seals passwords; without it they cannot be viewed. */
  escrow: Uint8Array | undefined
}

/** One secret for each purpose. A demo run keeps its own in the data folder; production is given them. */
export function readSecrets(config: Config): Secrets {
  const token = config.tokenSecret ?? keptIn(config.dataDir, 'token.key')
  const escrow = config.escrowKey ?? (config.production ? undefined : keptIn(config.dataDir, 'escrow.key'))
  return {
    token: derived(token, 'access token'),
    media: derived(token, 'photo address'),
    download: derived(token, 'download address'),
    signOn: derived(token, 'single sign-on'),
    escrow: escrow === undefined ? undefined : derived(escrow, 'password escrow'),
  }
}

function derived(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'bnr-matrimony', purpose, 32))
}

function keptIn(folder: string, name: string): string {
  const file = join(folder, name)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}
