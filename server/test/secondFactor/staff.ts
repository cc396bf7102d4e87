import type { Role } from '@bnr/contract/access'
import { login, readSessionUser } from '@bnr/contract/accounts/endpoints'
import {
  confirmPasskey,
  confirmSecondFactor,
  readFactorOptions,
  startPasskey,
} from '@bnr/contract/accounts/secondFactor'
import { startEnrolment } from '@bnr/contract/accounts/staffAccount'
import type { ErrorReply } from '@bnr/contract/errors'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { saveTotp } from '../../src/accounts/secondFactor/totp.ts'
import { sessions } from '../../src/accounts/tables.ts'
import { createStaff } from '../factories/accounts.ts'
import { password } from '../factories/profiles.ts'
import { type CallInput, type TestService, useService } from '../harness.ts'
import type { Authenticator } from './authenticator.ts'

export const secret = 'JBSWY3DPEHPK3PXP'

/** A service that asks staff for their second factor. */
export const useFactors = (environment: Record<string, string> = {}) =>
  useService({ DEMO_SECOND_FACTOR: 'on', ...environment })

export type Enrolled = Awaited<ReturnType<typeof createEnrolled>>

/** A member of staff with an authenticator app, logged in a moment ago. */
export async function createEnrolled(service: TestService, ...roles: Role[]) {
  const staff = await createStaff(service, ...roles)
  await service.db.inTransaction((tx) => saveTotp(service, tx, { userId: staff.id, secret, lastStep: 0 }))
  return staff
}

/** The code of the app this many steps of 30 seconds from now. */
export const codeOf = ({ time }: TestService, steps = 0, ofSecret = secret): string =>
  TOTP.generate({
    secret: Secret.fromBase32(ofSecret),
    timestamp: time.now.getTime() + steps * 30_000,
  })

/** A code that is not valid at this time. */
export function wrongCode(service: TestService): string {
  const right = [-1, 0, 1].map((step) => codeOf(service, step))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}

export const later = (service: TestService, seconds: number): void => {
  service.time.now = new Date(service.time.now.getTime() + seconds * 1000)
}

type Headers = Pick<CallInput, 'headers'>

export const enterPassword = (
  service: TestService,
  { userName }: { userName: string },
  options: Headers = {},
) => service.call(login, { ...options, body: { userName, password, userType: 'au' } })

/** The challenge that a login returns. */
export const challengeOf = async (...options: Parameters<typeof enterPassword>): Promise<string> =>
  ((await enterPassword(...options)).wire as ErrorReply).challenge ?? ''

export const confirm = (
  service: TestService,
  body: { challenge: string; code?: string; assertion?: unknown },
  { token, headers }: { token?: string } & Headers = {},
) => service.call(confirmSecondFactor, { body, ...(headers && { headers }) }, token)

/** Logs in with the password and the current code. */
export const enter = async (service: TestService, staff: { userName: string }) =>
  confirm(service, { challenge: await challengeOf(service, staff), code: codeOf(service) })

export const sessionsOf = (service: TestService, { id }: { id: number }): Promise<number> =>
  service.db.$count(sessions, eq(sessions.userId, id))

export const optionsOf = async (service: TestService, challenge: string, token?: string) =>
  (await service.call(readFactorOptions, { body: { challenge } }, token)).body

/** Adds the passkey of an authenticator to the account of somebody who is logged in. */
export async function addPasskey(
  service: TestService,
  { token }: { token: string },
  authenticator: Authenticator,
  different?: Parameters<Authenticator['create']>[1],
) {
  const { challenge } = (await service.call(startEnrolment, {}, token)).body
  const { options } = (await service.call(startPasskey, { body: { challenge } }, token)).body
  const attestation = authenticator.create(options as { challenge: string }, different)
  return await service.call(confirmPasskey, { body: { challenge, name: 'Phone', attestation } }, token)
}

/** The status that a session gets: 401 once it has ended. */
export const sessionStatus = async (
  service: TestService,
  { userName, token }: { userName: string; token: string },
): Promise<number> => (await service.call(readSessionUser, { params: { username: userName } }, token)).status
