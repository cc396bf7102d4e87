import { messageReportMachine } from '@bnr/contract/conversations/reportStates'
import type { ActionOf } from '@bnr/contract/stateMachine'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { audit } from '../../database/audit.ts'
import { noteRead } from '../../database/auditContext.ts'
import type { Transaction } from '../../database/database.ts'
import type { Staff } from '../../http/actor.ts'
import { notify } from '../../notifications/notify.ts'
import { requireReason, requireState } from '../../platform/requireAction.ts'
import { hintTo } from '../../services/hints.ts'
import type { Services } from '../../services/services.ts'
import { removeMessage } from '../sealedText.ts'
import { messageOf } from '../store.ts'
import { conversationMessages, conversations } from '../tables.ts'
import { loadReport, lockReport, type ReportRow } from './store.ts'
import { messageReports, reportLooks } from './tables.ts'

/** Records that somebody of the staff read a report, and lets the reporter know the first time. */
export async function lookAt(services: Services, { userId }: Staff, id: number) {
  const { db, clock } = services
  return await db.inTransaction(async (tx) => {
    const { reporterId, aboutId } = await lockReport(tx, id)
    const isFirst = (await tx.$count(reportLooks, eq(reportLooks.reportId, id))) === 0
    await tx.insert(reportLooks).values({ reportId: id, staffId: userId, at: clock.now() })
    if (isFirst && reporterId) await notify(services, tx, { to: reporterId, kind: 'reportRead' })
    noteRead({ subject: `message report ${id}`, profileId: aboutId })
    return await loadReport(tx, id)
  })
}

export async function decideReport(
  services: Services,
  { userId }: Staff,
  name: ActionOf<typeof messageReportMachine>,
  { id, note }: { id: number; note: string | undefined },
) {
  const at = services.clock.now()
  const { to, message, notifies, audit: action } = messageReportMachine.actions[name]
  requireReason(messageReportMachine, name, note)
  await services.db.inTransaction(async (tx) => {
    const report = await lockReport(tx, id)
    requireState(messageReportMachine, name, report.state)
    const decision = { state: to, decidedAt: at, decidedBy: userId, note: note ?? null }
    await tx.update(messageReports).set(decision).where(eq(messageReports.id, id))
    if (to === 'Removed') await removeReported(services, tx, report)
    if (report.reporterId) await notify(services, tx, { to: report.reporterId, kind: notifies })
    await audit(tx, at, userId, action, { subject: `message report ${id}`, profileId: report.aboutId })
  })
  return { message }
}

/** Removes the reported message. A text that went to many people is removed from all of them. */
async function removeReported(services: Services, tx: Transaction, report: ReportRow): Promise<void> {
  const { conversationId, seq } = report
  const itself = and(
    eq(conversationMessages.conversationId, conversationId),
    eq(conversationMessages.seq, seq),
  )
  const found = await tx
    .select({ message: conversationMessages, first: conversations.firstId, second: conversations.secondId })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(await chosen(tx, report, itself))
  for (const { message, first, second } of found) {
    await removeMessage(services, tx, message, 'staff')
    for (const profileId of [first, second]) hintTo(tx, profileId)
  }
}

async function chosen(tx: Transaction, { kind, aboutId }: ReportRow, itself: SQL | undefined) {
  const message = kind === 'repeated' ? await messageOf(tx, itself) : undefined
  if (!message?.fingerprint) return itself
  return and(
    eq(conversationMessages.senderId, aboutId),
    eq(conversationMessages.fingerprint, message.fingerprint),
    isNull(conversationMessages.removedAt),
  )
}
