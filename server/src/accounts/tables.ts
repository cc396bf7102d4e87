import type { Role } from '@bnr/contract/access'
import { boolean, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment, partOf } from '../platform/columns.ts'

export const users = pgTable('users', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  type: text().$type<'pu' | 'au'>().notNull(),
  /** BNR ID of a member; 91 and mobile number of staff. */
  userName: text('user_name').notNull().unique(),
  name: text().notNull(),
  roles: text().array().$type<Role[]>().notNull(),
  /** Staff only; a member's number is the profile's. */
  mobile: text(),
  passwordHash: text('password_hash'),
  /** AES-256-GCM, see seal.ts. */
  sealedPassword: text('sealed_password'),
  /** The session that set the password, 'draft' for the registration form's token, 'staff'; null where it is not known. */
  passwordSetBy: text('password_set_by'),
  /** Somebody else chose the password of this member of staff, who must choose another one after the login. */
  passwordDue: boolean('password_due').notNull().default(false),
  disabled: boolean().notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** A login on one device: the family of refresh tokens that descend from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: partOf('user_id', () => users.id),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at').notNull(),
    endedAt: moment('ended_at'),
    /** When the person last did something; refreshes and polls of staff do not count. */
    activeAt: moment('active_at').notNull().defaultNow(),
    /** When staff last confirmed their second factor in this session. */
    factorAt: moment('factor_at'),
    /** Country code and number that a code was entered for, in this session. */
    provedPhone: text('proved_phone'),
    userAgent: text('user_agent'),
    /** What the same browser held when this session began: an earlier session, or 'draft' for the registration form's token. */
    continues: text(),
    /** Of the token in the browser's page cookie; null until a session from before there was one is refreshed. */
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
    /** The address that asked for it. */
    askedFrom: text('asked_from'),
    usedAt: moment('used_at'),
  },
  (t) => [index('one_time_codes_phone').on(t.phone, t.sentAt)],
)

/** A new e-mail address that a member requested: one for each profile, in use once its link was opened. */
export const emailChanges = pgTable('email_changes', {
  profileId: integer('profile_id').primaryKey(),
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

/** Given to a browser after a single sign-on; whoever brings it back within a minute, once, gets the tokens. */
export const signOnCodes = pgTable('sign_on_codes', {
  /** Of the code and of the key that only this browser holds. */
  hash: text().primaryKey(),
  userId: partOf('user_id', () => users.id),
  expiresAt: moment('expires_at').notNull(),
  /** The provider says that it has asked for a second factor. */
  vouched: boolean().notNull().default(false),
})

/** Browsers that have logged in to an account before: limits on its password do not hold them up. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: partOf('user_id', () => users.id),
    /** Of the token in the browser's cookie. */
    hash: text().notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] }), index('known_browsers_used').on(t.usedAt)],
)

/** How many codes were sent to numbers of a country on an Indian day. */
export const codeDays = pgTable(
  'code_days',
  {
    day: date({ mode: 'string' }).notNull(),
    countryCode: text('country_code').notNull(),
    sent: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.countryCode] })],
)

/** Failed logins, by account and by address; old ones are swept. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject: text().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('login_failures_subject').on(t.subject, t.at)],
)
