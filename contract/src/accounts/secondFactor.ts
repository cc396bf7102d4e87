import { z } from '#schema'
import { noAudit } from '../auditActions.ts'
import { endpoint } from '../endpoint.ts'
import { wire } from '../wire.ts'
import { tokens } from './schemas.ts'
import { codeLength, codeMissing, sixDigits } from './sixDigits.ts'
import { assertion, attestation } from './webAuthn.ts'

/** How long a confirmed factor opens the calls that ask for a fresh one. */
export const freshFactorMinutes = 10
export const challengeMinutes = 10
export const recoveryCodeCount = 10
export const mostPasskeys = 10

const open = {
  method: 'POST',
  permission: 'public',
  audit: noAudit.login,
  limit: { requests: 30 },
} as const

const challenge = [
  'challenge',
  z.string().min(1).max(100),
  'From the reply that asked for the factor',
] as const
const challengeAlone = wire('Challenge of a second factor', { challenge })

const jsonOptions = z.record(z.string(), z.unknown())

const { token, refreshToken, userName, userType } = tokens.fields

export const confirmSecondFactor = endpoint({
  ...open,
  path: '/ues/second-factor',
  summary: 'Confirm the second factor: finishes a login, or opens the calls that ask for a fresh factor',
  body: wire('Second factor', {
    challenge,
    code: [
      'code',
      z.string().trim().min(codeLength, codeMissing).max(40).optional(),
      'Six digits of the authenticator app, or a recovery code; this or an assertion',
    ],
    assertion: [
      'assertion',
      assertion.optional(),
      'What navigator.credentials.get of a passkey replied, as JSON',
    ],
  }),
  reply: wire('Confirmed second factor', {
    token,
    refreshToken: [
      'refresh_token',
      refreshToken[1].optional(),
      'Of a login; none for a session that goes on',
    ],
    userName,
    userType,
  }),
})

export const readFactorOptions = endpoint({
  ...open,
  path: '/ues/second-factor/options',
  summary: 'Which second factors can answer a challenge',
  body: challengeAlone,
  reply: wire('Ways to confirm the second factor', {
    totp: ['totp', z.boolean(), 'A code of an authenticator app'],
    recoveryCode: ['recovery', z.boolean(), 'A recovery code'],
    passkey: [
      'passkey',
      jsonOptions.optional(),
      'A passkey: the options of navigator.credentials.get, as JSON',
    ],
  }),
})

export const startTotp = endpoint({
  ...open,
  path: '/ues/second-factor/totp',
  summary: 'A new secret for an authenticator app; it counts after its first code was entered',
  body: challengeAlone,
  reply: wire('Secret of an authenticator app', {
    secret: ['secret', z.string(), 'Base32'],
    uri: ['uri', z.string(), 'otpauth:// address, for a QR code'],
  }),
})

const enrolled = wire('Second factor set up', {
  recoveryCodes: ['codes', z.array(z.string()), 'Ten codes, shown only once; none if there are some already'],
  token: ['token', token[1].optional(), 'Of a login that is now finished'],
  refreshToken: ['refresh_token', refreshToken[1].optional(), 'Of a login that is now finished'],
  userName,
  userType,
})

export const confirmTotp = endpoint({
  ...open,
  path: '/ues/second-factor/totp/confirm',
  summary: 'Set up the authenticator app with its first code; it replaces the one before',
  body: wire('First code of an authenticator app', {
    challenge,
    code: ['code', sixDigits, 'Six digits'],
  }),
  reply: enrolled,
})

export const startPasskey = endpoint({
  ...open,
  path: '/ues/second-factor/passkey',
  summary: 'The options of navigator.credentials.create for a new passkey',
  body: challengeAlone,
  reply: wire('Options of a new passkey', { options: ['options', jsonOptions, 'As JSON'] }),
})

export const confirmPasskey = endpoint({
  ...open,
  path: '/ues/second-factor/passkey/confirm',
  summary: 'Set up a passkey with what the browser created',
  body: wire('New passkey', {
    challenge,
    name: ['na', z.string().trim().min(1, 'Enter a name').max(60), 'What the person calls it'],
    attestation: ['attestation', attestation, 'What navigator.credentials.create replied, as JSON'],
  }),
  reply: enrolled,
})
