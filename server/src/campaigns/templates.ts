import { type CampaignWords, campaignWords, wordsProblems } from '@bnr/contract/campaigns/endpoints'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { loadTemplate, type TemplateRow } from '../contactLog/templates/manage.ts'
import { messageTemplates } from '../contactLog/templates/tables.ts'
import type { Queryable } from '../database/database.ts'
import { refuseProblems } from '../http/refuseProblems.ts'
import { Failure } from '../platform/failure.ts'
import type { CampaignRow } from './tables.ts'

/** Templates of SMS that can go to many. There are few: each was registered with the operators. */
export const usableTemplates = (db: Queryable) =>
  db
    .select({ id: messageTemplates.id, name: messageTemplates.name, text: messageTemplates.text })
    .from(messageTemplates)
    .where(
      and(
        eq(messageTemplates.channel, 'sms'),
        isNotNull(messageTemplates.dltId),
        isNull(messageTemplates.endedAt),
      ),
    )
    .orderBy(asc(messageTemplates.name))
    .limit(200)

/** What a draft stores. An SMS gets the text of its template as it is registered now. */
export async function storedWords(db: Queryable, given: CampaignWords) {
  refuseProblems(campaignWords, wordsProblems(given))
  const { channel, subject = '', text = '', templateId } = given
  if (channel === 'mail' || !templateId) return { channel, subject, text, templateId: null, dltId: null }
  const template = await loadTemplate(db, templateId)
  const problem = whyNotToMany(template)
  if (problem) throw new Failure('wrong_state', { message: problem })
  return { channel, subject: template.name, text: template.text, templateId, dltId: template.dltId }
}

function whyNotToMany({ channel, dltId, endedAt }: TemplateRow): string | undefined {
  if (channel !== 'sms') return 'This is not a template of an SMS'
  if (endedAt) return 'This template has ended'
  return dltId ? undefined : 'This template has no DLT template id. A manager has to add it first'
}

/** Refuses an SMS whose template somebody changed or ended since it was chosen. */
export async function requireCurrentTemplate(
  db: Queryable,
  { templateId, text, dltId }: CampaignRow,
): Promise<void> {
  if (templateId === null) return
  const template = await loadTemplate(db, templateId)
  const isSame = template.text === text && template.dltId === dltId
  const problem =
    whyNotToMany(template) ?? (isSame ? undefined : 'The template has changed. Choose it again and test it')
  if (problem) throw new Failure('wrong_state', { message: problem })
}
