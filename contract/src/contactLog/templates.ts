import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { type Channel, channels } from '../messages/channels.ts'
import { noAudit } from '../noAudit.ts'
import { pageOf, pageQuery } from '../page.ts'
import { line, paragraph, rowId } from '../values.ts'
import { wire } from '../wire.ts'

export const channelNames: Record<Channel, string> = { mail: 'E-mail', sms: 'SMS' }

/** What a text can name, as {name}; the server fills it in for the member. */
export const templatePlaceholders = {
  name: 'Name on the profile',
  bnrId: 'BNR ID',
  plan: 'Plan that runs',
  endsOn: 'Last day of the plan',
  executive: 'Name of the person who sends it',
} as const
export type TemplatePlaceholder = keyof typeof templatePlaceholders

export const templateLimits = {
  /** Messages to a member within 24 hours. */
  memberADay: 3,
  /** Messages that one member of staff sends within 24 hours. */
  staffADay: 100,
} as const

export const dltTemplateId = z.string().regex(/^\d{10,25}$/, 'Enter the 10 to 25 digits of the template id')

const terms = {
  name: ['na', line(60, 'Enter a name'), 'Name, for staff'],
  channel: ['ch', z.enum(channels, { error: 'Select how it is sent' }), 'How it is sent'],
  subject: ['su', line(120).optional(), 'Subject of an e-mail'],
  text: ['tx', paragraph(1000, 'Enter the text'), 'The text, with placeholders such as {name}'],
  dltId: ['dlt', dltTemplateId.optional(), 'Id of the registered DLT template of an SMS'],
} as const

export const newTemplate = wire('New message template', terms)
export type NewTemplate = z.output<typeof newTemplate>

const template = wire('Message template', {
  id: ['id', z.number().int(), 'Id'],
  ...terms,
  isEnded: ['en', z.boolean(), 'Nobody can use it any more'],
})
export type MessageTemplate = z.output<typeof template>

/** What is wrong with a template, by readable path. The schema cannot compare fields. */
export function templateProblems({ channel, subject, text, dltId }: NewTemplate) {
  return {
    ...unknownPlaceholder('subject', subject ?? ''),
    ...unknownPlaceholder('text', text),
    ...(channel === 'mail' && !subject && { subject: 'Enter the subject' }),
    ...(channel === 'sms' && subject && { subject: 'An SMS has no subject' }),
    ...(channel === 'mail' && dltId && { dltId: 'Only an SMS has a template id' }),
  }
}

function unknownPlaceholder<Field extends 'subject' | 'text'>(field: Field, text: string) {
  const unknown = text
    .match(/\{[^{}]*\}/g)
    ?.find((found) => !Object.hasOwn(templatePlaceholders, found.slice(1, -1)))
  return unknown && ({ [field]: `There is no placeholder ${unknown}` } as { [F in Field]?: string })
}

const manage = { permission: 'templates.manage' } as const

export const readTemplates = endpoint({
  path: '/messageTemplates',
  audit: noAudit.catalogue,
  permission: 'contactLog.write',
  summary: 'Message templates for members, by name',
  query: z.object({ ...pageQuery(50), ended: z.enum(['no', 'yes']).default('no') }),
  reply: pageOf('message templates', template),
})

export const createTemplate = endpoint({
  ...manage,
  method: 'POST',
  path: '/messageTemplates',
  audit: { changes: 'template create' },
  summary: 'Create a message template for members',
  body: newTemplate,
})

export const changeTemplate = endpoint({
  ...manage,
  method: 'PUT',
  path: '/messageTemplates/:id',
  audit: { changes: 'template change' },
  summary: 'Change a template; messages that were sent keep their text',
  body: newTemplate,
})

export const endTemplate = endpoint({
  ...manage,
  method: 'PUT',
  path: '/messageTemplates/:id/end',
  audit: { changes: 'template end' },
  summary: 'End a template; nobody can use it any more',
})

export const previewMessage = endpoint({
  permission: 'contactLog.write',
  path: '/profiles/:id/messages/preview',
  audit: { reads: 'message previewed' },
  summary: 'A template filled in for a member, and why it cannot be sent',
  query: z.object({ template: rowId }),
  reply: wire('Preview of a message', {
    subject: ['su', z.string().optional(), 'Subject of an e-mail'],
    text: ['tx', z.string(), 'The text'],
    problem: ['pb', z.string().optional(), 'Why it cannot be sent'],
    isLater: ['lt', z.boolean(), 'It is sent in the morning, because it is night in India'],
  }),
})

export const sendMessage = endpoint({
  permission: 'contactLog.write',
  method: 'POST',
  path: '/profiles/:id/messages',
  audit: { changes: 'message to member' },
  summary: 'Send a template to a member, once; the contact log has the text',
  body: wire('Message to a member', {
    templateId: ['tid', rowId, 'Id of the template'],
    clientId: ['cid', z.uuid(), 'Id from the browser; sending it again sends nothing more'],
  }),
})
