import { overStatuses } from '@bnr/contract/contactLog/rules'
import { type TemplatePlaceholder, templateLimits } from '@bnr/contract/contactLog/templates'
import { dayShown } from '@bnr/contract/dates'
import { errors, firstVersionSent } from '@bnr/contract/errors'
import { canFill, filledIn } from '@bnr/contract/messages/placeholders'
import { and, eq, gt } from 'drizzle-orm'
import { audit } from '../../database/audit.ts'
import { noteNothing } from '../../database/auditContext.ts'
import type { Queryable, Transaction } from '../../database/database.ts'
import { requireRow } from '../../database/requireRow.ts'
import type { Staff } from '../../http/actor.ts'
import { runningOf } from '../../memberships/current.ts'
import { isNight } from '../../notifications/night.ts'
import { groupChannels } from '../../notifications/settings.ts'
import { daysAfter } from '../../platform/clock.ts'
import { wrongState } from '../../platform/failure.ts'
import { confirmedEmail } from '../../profiles/email.ts'
import { verifiedNumber } from '../../profiles/phone.ts'
import type { ProfileRow } from '../../profiles/sections.ts'
import { loadProfile, lockProfile } from '../../profiles/store.ts'
import type { Services } from '../../services/services.ts'
import { contactLog } from '../tables.ts'
import { loadTemplate, type TemplateRow } from './manage.ts'
import { sentMessages } from './tables.ts'

type Sending = Pick<Services, 'db' | 'clock' | 'jobs' | 'config'>

/** The template with the values of the member, and why it cannot be sent now. */
export async function previewMessage(services: Sending, staff: Staff, profileId: number, templateId: number) {
  const { db, clock, config } = services
  const row = await loadProfile(db, profileId)
  const template = await loadTemplate(db, templateId)
  const values = await valuesFor(db, row, staff, clock.now())
  const problem = await whyNot(db, { row, template, values, staff, now: clock.now(), config })
  const { subject, text } = template
  return {
    text: filledIn(text, values),
    ...(subject && { subject: filledIn(subject, values) }),
    ...(problem && { problem }),
    isLater: isNight(clock.now()),
  }
}

interface RequestedMessage {
  templateId: number
  clientId: string
}

/** Logs a message and queues it, once however often the browser repeats it. The lock puts two presses in order. */
export async function sendMessage(
  services: Sending,
  staff: Staff,
  profileId: number,
  given: RequestedMessage,
) {
  const { db, clock, jobs, config } = services
  const now = clock.now()
  const { userId } = staff
  await db.inTransaction(async (tx) => {
    const row = await lockProfile(tx, profileId)
    if (await isSent(tx, profileId, given)) return noteNothing()
    const template = await loadTemplate(tx, given.templateId)
    const values = await valuesFor(tx, row, staff, now)
    const problem = await whyNot(tx, { row, template, values, staff, now, config })
    if (problem) throw wrongState(problem)
    const contactId = await logMessage(tx, { profileId, userId, now, text: filledIn(template.text, values) })
    const { id: templateId, channel, dltId } = template
    const subject = template.subject && filledIn(template.subject, values)
    const sent = { contactId, profileId, userId, at: now, templateId, channel, subject, dltId }
    await tx.insert(sentMessages).values({ ...sent, clientId: given.clientId })
    await jobs.enqueue(tx, 'sendTemplateMessage', { contact: contactId })
    await audit(tx, now, userId, 'message to member', `profile ${profileId}`, { name: template.name })
  })
  return { message: isNight(now) ? 'We send it in the morning' : 'We are sending it' }
}

/** Whether this message was sent before. Refuses another template, so that nobody takes it for sent. */
async function isSent(tx: Transaction, profileId: number, { clientId, templateId }: RequestedMessage) {
  const sameMessage = and(eq(sentMessages.profileId, profileId), eq(sentMessages.clientId, clientId))
  const [sent] = await tx.select().from(sentMessages).where(sameMessage)
  if (sent && sent.templateId !== templateId) throw wrongState(firstVersionSent)
  return sent !== undefined
}

/** An entry of the contact log that changes nothing else: a message is no call and settles no follow-up. */
async function logMessage(
  tx: Transaction,
  { profileId, userId, now, text }: { profileId: number; userId: number; now: Date; text: string },
): Promise<number> {
  const entry = { profileId, userId, ownerId: userId, at: now, kind: 'note', note: text } as const
  const made = tx.insert(contactLog).values(entry).returning({ id: contactLog.id })
  return (await requireRow(made, 'internal')).id
}

type Values = Partial<Record<TemplatePlaceholder, string>>

async function valuesFor(db: Queryable, row: ProfileRow, { name: executive }: Staff, now: Date) {
  const [held] = await runningOf(db, row.id, now)
  const values: Values = {
    name: row.name,
    bnrId: String(row.bnrId),
    executive,
    ...(held && { plan: held.planName, endsOn: dayShown(held.endsOn) }),
  }
  return values
}

interface Considered {
  row: ProfileRow
  template: TemplateRow
  values: Values
  staff: Staff
  now: Date
  config: Sending['config']
}

/** Why a message cannot be sent; undefined if it can. */
async function whyNot(db: Queryable, considered: Considered): Promise<string | undefined> {
  const { row, template, values, config } = considered
  if (template.endedAt) return 'This template has ended'
  if (config.sms && template.channel === 'sms' && !template.dltId)
    return 'This template has no DLT template id. A manager has to add it first'
  if (!canFill(`${template.subject ?? ''} ${template.text}`, values))
    return 'This template needs a running plan, and the member has none'
  return (await whyUnwanted(db, row, template)) ?? (await whyTooMany(db, considered))
}

const unreachable = {
  sms: 'The mobile number of this member is not verified',
  mail: 'This member has no confirmed e-mail address',
} as const

/** Members choose in their settings whether our office may write to them, and nobody writes to one who left. */
export async function whyUnwanted(
  db: Queryable,
  row: ProfileRow,
  { channel }: Pick<TemplateRow, 'channel'>,
): Promise<string | undefined> {
  if (overStatuses.some((over) => over === row.status)) return `This profile is ${row.status}`
  if (row.doNotCall) return errors.do_not_call.message
  if (!(channel === 'sms' ? verifiedNumber(row) : confirmedEmail(row))) return unreachable[channel]
  const wanted = await groupChannels(db, row.id, 'office')
  if (!wanted[channel])
    return `This member does not want ${channel === 'sms' ? 'SMS' : 'e-mails'} from our office`
  return undefined
}

async function whyTooMany(db: Queryable, { row, staff, now }: Considered): Promise<string | undefined> {
  const today = gt(sentMessages.at, daysAfter(now, -1))
  const sent = (whose: ReturnType<typeof eq>) => db.$count(sentMessages, and(whose, today))
  if ((await sent(eq(sentMessages.profileId, row.id))) >= templateLimits.memberADay)
    return `This member got ${templateLimits.memberADay} messages today. Write again tomorrow`
  if ((await sent(eq(sentMessages.userId, staff.userId))) >= templateLimits.staffADay)
    return `You sent ${templateLimits.staffADay} messages today. Write again tomorrow`
  return undefined
}
