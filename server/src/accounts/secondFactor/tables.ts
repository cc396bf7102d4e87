import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, partOf } from '../../database/columns.ts'
import { sessions, users } from '../tables.ts'

export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: partOf('user_id', () => users.id),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** Signature counter of the authenticator. If it goes back, the passkey was copied. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId)],
)

export const totpSecrets = pgTable('totp_secrets', {
  userId: partOf('user_id', () => users.id).primaryKey(),
  /** AES-256-GCM, see seal.ts. */
  sealed: text().notNull(),
  createdAt: moment('created_at').notNull(),
  /** In steps of 30 seconds since 1970. Codes of this step and earlier ones no longer work. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
})

/** One-time codes for staff who have lost their authenticator; used ones are deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    hash: text().primaryKey(),
    userId: partOf('user_id', () => users.id),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
)

/** Requests to staff for a second factor; answering deletes them. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    hash: text().primaryKey(),
    userId: partOf('user_id', () => users.id),
    purpose: text().$type<ChallengePurpose>().notNull(),
    /** The session that continues after the answer; null before a login. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** How the login began, for the audit log. */
    way: text().notNull(),
    /** As in sessions. */
    provedPhone: text('proved_phone'),
    /** Secret of an authenticator app that is being set up. */
    sealedSecret: text('sealed_secret'),
    /** The challenge that a passkey must sign. */
    passkeyChallenge: text('passkey_challenge'),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('factor_challenges_user').on(t.userId),
    index('factor_challenges_expires').on(t.expiresAt),
    index('factor_challenges_session').on(t.sessionId),
  ],
)

/** 'login' and 'again' need an existing factor, 'setup' and 'enrol' a new one. */
export type ChallengePurpose = 'login' | 'setup' | 'again' | 'enrol'
