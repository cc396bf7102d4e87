import { dltTemplateId } from '@bnr/contract/contactLog/templates'
import { z } from 'zod'
import { type SmsKind, smsKinds } from '../sms/texts.ts'

export const providerSettings = {
  SMTP_URL: z
    .string()
    .optional()
    .describe('smtp:// or smtps:// address of the mail server; outbox unless given'),
  MAIL_FROM: z.string().default('BNR Matrimony <no-reply@localhost>').describe('Sender of e-mails'),
  SMS_API_URL: z
    .url()
    .optional()
    .describe('Address of the SMS provider (JSON over HTTPS); outbox unless given'),
  SMS_API_KEY: z.string().optional().describe('Key of the SMS provider'),
  SMS_SENDER_ID: z.string().default('BNRMAT').describe('DLT header (sender id) registered with the operator'),
  SMS_DLT_ENTITY_ID: z.string().optional().describe('DLT principal entity id'),
  SMS_DLT_TEMPLATE_CODE: z.string().optional().describe('DLT template id of login codes'),
  SMS_DLT_TEMPLATES: z
    .string()
    .optional()
    .transform(templatesIn)
    .describe(
      'DLT template ids of the other texts in docs/sms.md, as kind:id with commas between; texts without one are not sent by SMS',
    ),
  SMS_PART_PAISE: z.coerce
    .number()
    .min(0)
    .max(1000)
    .default(20)
    .describe('Price of one part of an SMS in paise, for the estimate before an SMS goes to many'),
} as const

declare module '../platform/settings.ts' {
  interface Settings extends Readonly<ReturnType<typeof providersOf>> {}
}

export const providersOf = (given: z.infer<z.ZodObject<typeof providerSettings>>) => ({
  smtpUrl: given.SMTP_URL,
  mailFrom: given.MAIL_FROM,
  sms: smsOf(given),
  smsPartPaise: given.SMS_PART_PAISE,
})

/** The template id of each kind of SMS. */
function templatesIn(value: string | undefined, context: z.RefinementCtx): ReadonlyMap<SmsKind, string> {
  const templates = new Map<SmsKind, string>()
  for (const entry of value?.split(',') ?? []) {
    const [name = '', id = '', ...rest] = entry.split(':').map((part) => part.trim())
    const kind = smsKinds.find((one) => one === name && one !== 'loginCode')
    if (!kind) context.addIssue(`docs/sms.md has no kind "${name}"`)
    else if (templates.has(kind)) context.addIssue(`"${kind}" is there twice`)
    else if (rest.length > 0 || !dltTemplateId.safeParse(id).success)
      context.addIssue(`"${kind}" needs the 10 to 25 digits of its template id`)
    else if ([...templates.values()].includes(id)) context.addIssue(`"${kind}" has the id of another text`)
    else templates.set(kind, id)
  }
  return templates
}

function smsOf(s: z.infer<z.ZodObject<typeof providerSettings>>) {
  if (!s.SMS_API_URL) return undefined
  const { SMS_API_KEY: key, SMS_DLT_ENTITY_ID: entityId, SMS_DLT_TEMPLATE_CODE: templateId } = s
  if (!key || !entityId || !templateId) {
    throw new Error(
      'Wrong configuration: SMS_API_URL needs SMS_API_KEY, SMS_DLT_ENTITY_ID and SMS_DLT_TEMPLATE_CODE',
    )
  }
  const templates = new Map<SmsKind, string>(s.SMS_DLT_TEMPLATES).set('loginCode', templateId)
  return { url: s.SMS_API_URL, key, senderId: s.SMS_SENDER_ID, entityId, templates }
}
