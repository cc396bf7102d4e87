import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { wire } from '../wire.ts'
import { tokens } from './schemas.ts'
import { codeLength, codeMissing, sixDigits } from './sixDigits.ts'
import { assertion, assertionOptions, attestation, attestationOptions } from './webAuthn.ts'

/** Minutes for which a confirmed factor allows the calls that require a fresh one. */
export const freshFactorMinutes = 10
export const challengeMinutes = 10
export const recoveryCodeCount = 10
export const maxPasskeys = 10

const open = {
  method: 'POST',
  permission: 'public',
  audit: noAudit.login,
  limit: { requests: 30 },
} as const

const challenge = [
  'challenge',
  z.string().min(1).max(100),
  'Challenge, from the reply that required the second factor',
] as const
const challengeOnly = wire('Challenge of a second factor', { challenge })

const { token, refreshToken, userName, userType } = tokens.fields

export const confirmSecondFactor = endpoint({
  ...open,
  path: '/ues/second-factor',
  summary: 'Confirm the second factor: completes a login, or allows the calls that require a fresh factor',
  body: wire('Second factor', {
    challenge,
    code: [
      'code',
      z.string().trim().min(codeLength, codeMissing).max(40).optional(),
      'Six digits from the authenticator app, or a recovery code; send this or an assertion',
    ],
    assertion: [
      'assertion',
      assertion.optional(),
      'Result of navigator.credentials.get for a passkey, as JSON',
    ],
  }),
  reply: wire('Confirmed second factor', {
    token,
    refreshToken: [
      'refresh_token',
      refreshToken[1].optional(),
      'Refresh token of a completed login; absent when the session continues',
    ],
    userName,
    userType,
  }),
})

export const readFactorOptions = endpoint({
  ...open,
  path: '/ues/second-factor/options',
  summary: 'The second factors that can confirm a challenge',
  body: challengeOnly,
  reply: wire('Ways to confirm the second factor', {
    totp: ['totp', z.boolean(), 'The account has an authenticator app'],
    recoveryCode: ['recovery', z.boolean(), 'The account has unused recovery codes'],
    passkey: [
      'passkey',
      assertionOptions.optional(),
      'Options for navigator.credentials.get as JSON, if the account has a passkey',
    ],
  }),
})

export const startTotp = endpoint({
  ...open,
  path: '/ues/second-factor/totp',
  summary: 'Create a secret for an authenticator app; it becomes active once its first code is confirmed',
  body: challengeOnly,
  reply: wire('Secret of an authenticator app', {
    secret: ['secret', z.string(), 'Secret, in Base32'],
    uri: ['uri', z.string(), 'Address for a QR code, otpauth://'],
  }),
})

const enrolled = wire('Second factor set up', {
  recoveryCodes: [
    'codes',
    z.array(z.string()),
    'Ten recovery codes, shown only once; empty if the account already has some',
  ],
  token: ['token', token[1].optional(), 'Access token, if this completed a login'],
  refreshToken: ['refresh_token', refreshToken[1].optional(), 'Refresh token, if this completed a login'],
  userName,
  userType,
})

export const confirmTotp = endpoint({
  ...open,
  path: '/ues/second-factor/totp/confirm',
  summary: 'Set up the authenticator app with its first code; it replaces any earlier one',
  body: wire('First code of an authenticator app', {
    challenge,
    code: ['code', sixDigits, 'Code that the app shows, six digits'],
  }),
  reply: enrolled,
})

export const startPasskey = endpoint({
  ...open,
  path: '/ues/second-factor/passkey',
  summary: 'The options of navigator.credentials.create for a new passkey',
  body: challengeOnly,
  reply: wire('Options of a new passkey', {
    options: ['options', attestationOptions, 'Options for navigator.credentials.create, as JSON'],
  }),
})

export const confirmPasskey = endpoint({
  ...open,
  path: '/ues/second-factor/passkey/confirm',
  summary: 'Set up a passkey with what the browser created',
  body: wire('New passkey', {
    challenge,
    name: ['na', z.string().trim().min(1, 'Enter a name').max(60), 'Name that the user gives it'],
    attestation: ['attestation', attestation, 'Result of navigator.credentials.create, as JSON'],
  }),
  reply: enrolled,
})
