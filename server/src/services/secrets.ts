import { createSecretKey, hkdfSync, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { privateFileMode, privateFolder } from '../files/privateFolder.ts'
import type { Settings } from '../platform/settings.ts'

export type Secrets = {
  token: KeyObject
  /** Signs addresses of photos. */
  media: KeyObject
  /** Encrypts what the browser stores for us during a single sign-on. */
  signOn: KeyObject
  /** Signs the address that shows a payer the outcome of a payment. */
  payment: KeyObject
  /** Signs the cookie that says what a replica must have replayed. */
  written: KeyObject
  /** Encrypts the secrets of authenticator apps. */
  secondFactor: KeyObject
  /** Encrypts the texts of removed messages. */
  removedMessage: KeyObject
  /** Encrypts the messages that are frozen with a report. */
  reportedMessage: KeyObject
  /** Makes the fingerprints by which equal texts of a sender are found. */
  messageFingerprint: KeyObject
  /** Signs addresses that switch off mails. */
  unsubscribing: KeyObject
  /** Encrypts links of couples that wait for the morning. */
  storyLink: KeyObject
  /** Signs when a form was opened. */
  form: KeyObject
  /** Encrypts passwords. Without it they cannot be viewed. */
  escrow: KeyObject | undefined
}

/**
 * One key for each purpose, ready for use because a page of profiles signs some thirty addresses. A demo generates
 * its secrets in the data folder; production gets them from its settings.
 */
export function readSecrets(config: Settings): Secrets {
  const token = config.tokenSecret ?? readOrCreate(config.dataDir, 'token.key')
  const escrow =
    config.escrowKey ?? (config.production ? undefined : readOrCreate(config.dataDir, 'escrow.key'))
  return {
    token: derived(token, 'access token'),
    media: derived(token, 'photo address'),
    signOn: derived(token, 'single sign-on'),
    payment: derived(token, 'outcome of a payment'),
    written: derived(token, 'place of the last write'),
    secondFactor: derived(token, 'second factor'),
    removedMessage: derived(token, 'removed message'),
    reportedMessage: derived(token, 'reported message'),
    messageFingerprint: derived(token, 'fingerprint of a message'),
    unsubscribing: derived(token, 'switching off mails'),
    storyLink: derived(token, 'story link that waits'),
    form: derived(token, 'opening of a form'),
    escrow: escrow === undefined ? undefined : derived(escrow, 'password escrow'),
  }
}

function derived(secret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'bnr-matrimony', purpose, 32)))
}

function readOrCreate(folder: string, name: string): string {
  const file = join(folder, name)
  if (!existsSync(file)) create(folder, file)
  return readFileSync(file, 'utf8').trim()
}

/** Of processes that start together, the first one to link its file makes the secret of all. */
function create(folder: string, file: string): void {
  privateFolder(folder)
  const own = `${file}.${randomUUID()}`
  writeFileSync(own, randomBytes(32).toString('hex'), { mode: privateFileMode })
  try {
    linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(own)
  }
}
