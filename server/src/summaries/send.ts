import { missingForFullView } from '@bnr/contract/profiles/fullView'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { job } from '../jobs/job.ts'
import { isNight, secondsToMorning } from '../notifications/night.ts'
import { unsubscribeAddress } from '../notifications/unsubscribe.ts'
import { daysAfter } from '../platform/clock.ts'
import { confirmedEmail } from '../profiles/email.ts'
import { phoneText, verifiedNumber } from '../profiles/phone.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { loadProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { isRegistered, sendServiceSms } from '../sms/send.ts'
import type { Content } from './content.ts'
import { summaries } from './tables.ts'
import { mailText, subjectOf } from './words.ts'

const content = z.object({
  matches: z.array(z.number()),
  interests: z.number(),
  messages: z.number(),
  endsOn: z.string().optional(),
})
const prepared = z.object({ id: z.number(), preparedAt: z.iso.datetime(), content })
type Prepared = z.output<typeof prepared>
type Name = 'mailSummary' | 'textSummary'

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    mailSummary: Prepared
    textSummary: Prepared
  }
}

/** Waits for the morning at night. Closed profiles get nothing. */
async function recipientOf(services: Services, name: Name, given: Prepared): Promise<ProfileRow | undefined> {
  const { db, clock, jobs } = services
  const now = clock.now()
  if (isNight(now)) {
    await db.inTransaction((tx) => jobs.enqueue(tx, name, given, secondsToMorning(now)))
    return undefined
  }
  const row = await loadProfile(db, given.id)
  return row.status === 'Active' ? row : undefined
}

/** Marks the mail as sent before it is sent, so that two runs send one; a failure removes the mark for the next try. */
async function mailSummary(services: Services, given: Prepared): Promise<void> {
  const recipient = await recipientOf(services, 'mailSummary', given)
  const to = recipient && confirmedEmail(recipient)
  if (!to) return
  const content = contentFor(recipient, given.content)
  const text = await mailText(services, recipient, content)
  if (!text) return
  const preparedAt = new Date(given.preparedAt)
  const { profileId, frequency, mailedFor } = summaries
  const isNew = or(isNull(mailedFor), lt(mailedFor, preparedAt))
  const wanted = and(eq(profileId, given.id), sql`${frequency} <> 'never'`, isNew)
  await once(services, wanted, { mailedFor: preparedAt }, { mailedFor: null }, () =>
    services.messenger.mail({
      to,
      subject: subjectOf(content),
      text,
      unsubscribe: unsubscribeAddress(services, given.id, 'summary'),
    }),
  )
}

/** Names nobody to members who see what guests see, for example since their number changed. */
const contentFor = (recipient: ProfileRow, content: Content): Content =>
  missingForFullView(recipient) ? { ...content, matches: [] } : content

/** At most one SMS in a week. */
async function textSummary(services: Services, given: Prepared): Promise<void> {
  const recipient = await recipientOf(services, 'textSummary', given)
  const number = recipient && verifiedNumber(recipient)
  if (!number || !isRegistered(services.config, 'summary')) return
  const now = services.clock.now()
  const { profileId, sms, smsAt } = summaries
  const wanted = and(eq(profileId, given.id), sms, or(isNull(smsAt), lt(smsAt, daysAfter(now, -6.5))))
  await once(services, wanted, { smsAt: now }, { smsAt: null }, () =>
    sendServiceSms(services, phoneText(number), 'summary', {
      interests: String(given.content.interests),
      messages: String(given.content.messages),
    }),
  )
}

type Marks = Partial<typeof summaries.$inferInsert>

async function once(
  { db }: Services,
  wanted: ReturnType<typeof and>,
  mark: Marks,
  unmark: Marks,
  send: () => Promise<void>,
): Promise<void> {
  const [marked] = await db.update(summaries).set(mark).where(wanted).returning({ id: summaries.profileId })
  if (!marked) return
  await send().catch(async (error) => {
    await db.update(summaries).set(unmark).where(eq(summaries.profileId, marked.id))
    throw error
  })
}

/** A mail server takes a tenth of a second or more for each mail, and a million members can get 140,000 a day. */
const atOnce = 10

export const mailSummaryJob = job({ name: 'mailSummary', payload: prepared, run: mailSummary, atOnce })
export const textSummaryJob = job({ name: 'textSummary', payload: prepared, run: textSummary, atOnce })
