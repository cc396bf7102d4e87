import type { Role } from '@bnr/contract/access'
import { boolean, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment, partOf } from '../database/columns.ts'
import { profiles } from '../profiles/tables.ts'

export const users = pgTable('users', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  type: text().$type<'pu' | 'au'>().notNull(),
  /** BNR ID of a member; 91 and mobile number of staff. */
  userName: text('user_name').notNull().unique(),
  name: text().notNull(),
  roles: text().array().$type<Role[]>().notNull(),
  /** Staff only; a member's number is in the profile. */
  mobile: text(),
  passwordHash: text('password_hash'),
  /** AES-256-GCM, see seal.ts. */
  sealedPassword: text('sealed_password'),
  /**
   * The line that set the password: a session, 'draft' for the token of the registration form, or 'staff'; null if
   * unknown.
   */
  passwordSetBy: text('password_set_by'),
  /** Somebody else chose the password of this member of staff, who must choose another one after the login. */
  passwordDue: boolean('password_due').notNull().default(false),
  disabled: boolean().notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** A login on one device, with all refresh tokens that descend from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: partOf('user_id', () => users.id),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at').notNull(),
    endedAt: moment('ended_at'),
    /** When the person was last active; automatic refreshes and polls of staff do not count. */
    activeAt: moment('active_at').notNull().defaultNow(),
    /** When staff last confirmed their second factor in this session. */
    factorAt: moment('factor_at'),
    /** Country code and number for which a code was entered in this session. */
    provedPhone: text('proved_phone'),
    userAgent: text('user_agent'),
    /** The line that the session continues: an earlier session, or 'draft' for the token of the registration form. */
    continues: text(),
    /** Hash of the page cookie's token; null on sessions from before the page cookie until their next refresh. */
    pageTokenHash: text('page_token_hash').unique(),
  },
  (t) => [index('sessions_user').on(t.userId)],
)

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    spentAt: moment('spent_at'),
  },
  (t) => [index('refresh_tokens_session').on(t.sessionId)],
)

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Country code and number. */
    phone: text().notNull(),
    codeHash: text('code_hash').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Address that requested the code. */
    askedFrom: text('asked_from'),
    usedAt: moment('used_at'),
  },
  (t) => [index('one_time_codes_phone').on(t.phone, t.sentAt)],
)

/** A new e-mail address that a member requested, one for each profile. It takes effect when its link is opened. */
export const emailChanges = pgTable('email_changes', {
  profileId: partOf('profile_id', () => profiles.id).primaryKey(),
  address: text().notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  sentAt: moment('sent_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** Links sent since the first one of this hour. */
  sent: smallint().notNull(),
  firstSentAt: moment('first_sent_at').notNull(),
  usedAt: moment('used_at'),
  cancelledAt: moment('cancelled_at'),
})

/** Issued to a browser after single sign-on. It can be exchanged for tokens once, within a minute. */
export const signOnCodes = pgTable(
  'sign_on_codes',
  {
    /** Hash of the code and of the key that only this browser has. */
    hash: text().primaryKey(),
    userId: partOf('user_id', () => users.id),
    expiresAt: moment('expires_at').notNull(),
    /** The provider says that it has checked a second factor. */
    vouched: boolean().notNull().default(false),
  },
  (t) => [index('sign_on_codes_user').on(t.userId)],
)

/** Browsers that have logged in to an account before; they have password limits of their own. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: partOf('user_id', () => users.id),
    /** Hash of the token in the browser's cookie. */
    hash: text().notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] }), index('known_browsers_used').on(t.usedAt)],
)

/** Codes sent to numbers of a country on an Indian day. */
export const codeDays = pgTable(
  'code_days',
  {
    day: date({ mode: 'string' }).notNull(),
    countryCode: text('country_code').notNull(),
    sent: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.countryCode] })],
)

/** Failed logins by account and address. A daily job deletes old ones. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject: text().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('login_failures_subject').on(t.subject, t.at)],
)
