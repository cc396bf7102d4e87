import type { AuditAction } from '@bnr/contract/auditActions'
import { type NewTemplate, newTemplate, templateProblems } from '@bnr/contract/contactLog/templates'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { audit } from '../../database/audit.ts'
import { noteNothing } from '../../database/auditContext.ts'
import type { Queryable, Transaction } from '../../database/database.ts'
import { type Page, pageOf } from '../../database/paged.ts'
import { refuseDuplicate } from '../../database/refuseDuplicate.ts'
import { requireRow } from '../../database/requireRow.ts'
import { refuseProblems } from '../../http/refuseProblems.ts'
import { wrongState } from '../../platform/failure.ts'
import type { Services } from '../../services/services.ts'
import { messageTemplates } from './tables.ts'

type Changing = Pick<Services, 'db' | 'clock' | 'config'>
type By = { userId: number }
export type TemplateRow = typeof messageTemplates.$inferSelect

export const listTemplates = (db: Queryable, ended: 'no' | 'yes', page: Page) =>
  pageOf(
    db,
    db
      .select()
      .from(messageTemplates)
      .where(ended === 'yes' ? isNotNull(messageTemplates.endedAt) : isNull(messageTemplates.endedAt)),
    [asc(messageTemplates.name), asc(messageTemplates.id)],
    page,
  )

export const loadTemplate = (db: Queryable, id: number): Promise<TemplateRow> =>
  requireRow(db.select().from(messageTemplates).where(eq(messageTemplates.id, id)), 'not_found')

export async function createTemplate({ db, clock, config }: Changing, by: By, given: NewTemplate) {
  requireWhole(config, given)
  const at = clock.now()
  await db.inTransaction(async (tx) => {
    const made = tx.insert(messageTemplates).values(columnsOf(given)).returning({ id: messageTemplates.id })
    const { id } = await requireRow(made, 'internal').catch(refuseTakenName)
    await record(tx, { at, ...by, action: 'template create', id, name: given.name })
  })
  return { message: `${given.name} created` }
}

export async function changeTemplate(
  { db, clock, config }: Changing,
  by: By,
  id: number,
  given: NewTemplate,
) {
  requireWhole(config, given)
  const at = clock.now()
  await db.inTransaction(async (tx) => {
    const { endedAt } = await lockTemplate(tx, id)
    if (endedAt) throw wrongState('This template has ended')
    const isThis = eq(messageTemplates.id, id)
    const changed = tx.update(messageTemplates).set(columnsOf(given)).where(isThis).returning()
    await changed.catch(refuseTakenName)
    await record(tx, { at, ...by, action: 'template change', id, name: given.name })
  })
  return { message: `${given.name} saved` }
}

export async function endTemplate({ db, clock }: Changing, by: By, id: number) {
  const at = clock.now()
  const { name } = await db.inTransaction(async (tx) => {
    const template = await lockTemplate(tx, id)
    if (template.endedAt) {
      noteNothing()
      return template
    }
    await tx
      .update(messageTemplates)
      .set({ endedAt: at })
      .where(and(eq(messageTemplates.id, id)))
    await record(tx, { at, ...by, action: 'template end', id, name: template.name })
    return template
  })
  return { message: `${name} has ended` }
}

/** Operators refuse an SMS whose text is not registered, so with a provider every SMS needs its template id. */
function requireWhole({ sms }: Pick<Services['config'], 'sms'>, given: NewTemplate): void {
  refuseProblems(newTemplate, {
    ...templateProblems(given),
    ...(sms &&
      given.channel === 'sms' &&
      !given.dltId && { dltId: 'Enter the DLT template id of this text' }),
  })
}

const columnsOf = ({ name, channel, subject, text, dltId }: NewTemplate) => ({
  name,
  channel,
  subject: subject ?? null,
  text,
  dltId: dltId ?? null,
})

const lockTemplate = (tx: Transaction, id: number): Promise<TemplateRow> =>
  requireRow(
    tx.select().from(messageTemplates).where(eq(messageTemplates.id, id)).for('no key update'),
    'not_found',
  )

const refuseTakenName = refuseDuplicate(
  'message_templates_name',
  'wrong_state',
  'na',
  'There is a template with this name already',
)

interface Recorded extends By {
  at: Date
  action: AuditAction
  id: number
  name: string
}

const record = (tx: Transaction, { at, userId, action, id, name }: Recorded) =>
  audit(tx, at, userId, action, `template ${id}`, { name })
