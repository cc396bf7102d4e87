import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { Assertion, Attestation } from '@bnr/contract/accounts/webAuthn'

/** What a faulty authenticator, or a page of another site, does differently. */
type Difference = {
  origin?: string
  rpId?: string
  challenge?: string
  /** The authenticator asked for neither PIN nor fingerprint. */
  unverified?: boolean
  counter?: number
}

type Options = { challenge: string }
export type Authenticator = ReturnType<typeof createAuthenticator>

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const encoded = (data: string | Buffer) => Buffer.from(data).toString('base64url')
const bytesOf = (number: number, length: number) => {
  const buffer = Buffer.alloc(length)
  buffer.writeUIntBE(number, 0, length)
  return buffer
}

const personPresent = 0x01
const personVerified = 0x04
const hasCredential = 0x40
const ours = { origin: 'http://localhost:3000', rpId: 'localhost' }

/** An authenticator with one passkey, ES256 keys and attestation 'none', as the standard describes it. */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const named = { id: encoded(id), rawId: encoded(id), type: 'public-key' } as const
  let uses = 0
  const next = (different: Difference) => ({ ...ours, counter: ++uses, ...different })

  return {
    id: named.id,
    /** navigator.credentials.create */
    create: (options: Options, different: Difference = {}): Attestation => {
      const credential = Buffer.concat([Buffer.alloc(16), bytesOf(id.length, 2), id, coseKey(publicKey)])
      const data = authenticatorData(next(different), credential)
      const clientDataJSON = encoded(clientData('webauthn.create', { ...ours, ...options, ...different }))
      const attestationObject = encoded(attestationOf(data))
      return { ...named, response: { clientDataJSON, attestationObject, transports: ['internal'] } }
    },
    /** navigator.credentials.get */
    get: (options: Options, different: Difference = {}): Assertion => {
      const data = authenticatorData(next(different))
      const client = clientData('webauthn.get', { ...ours, ...options, ...different })
      const signature = encoded(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey))
      const clientDataJSON = encoded(client)
      return { ...named, response: { clientDataJSON, authenticatorData: encoded(data), signature } }
    },
  }
}

const clientData = (type: string, { challenge, origin }: Options & { origin: string }) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

type Signing = { rpId: string; counter: number; unverified?: boolean }

function authenticatorData({ rpId, counter, unverified }: Signing, credential?: Buffer): Buffer {
  const flags = personPresent | (unverified ? 0 : personVerified) | (credential ? hasCredential : 0)
  const parts = [sha256(rpId), Buffer.from([flags]), bytesOf(counter, 4)]
  return Buffer.concat(credential ? [...parts, credential] : parts)
}

/** { fmt: 'none', attStmt: {}, authData } in CBOR. */
function attestationOf(data: Buffer): Buffer {
  const format = [cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])]
  const content = [cborText('authData'), Buffer.from([0x59]), bytesOf(data.length, 2), data]
  return Buffer.concat([Buffer.from([0xa3]), ...format, ...content])
}

function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinate = (text: string) =>
    Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(text, 'base64url')])
  const head = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]
  return Buffer.concat([Buffer.from(head), coordinate(x), Buffer.from([0x22]), coordinate(y)])
}

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
