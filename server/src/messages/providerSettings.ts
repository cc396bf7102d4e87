import { z } from 'zod'

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
  SMS_DLT_TEMPLATE_CODE: z
    .string()
    .optional()
    .describe('DLT template id of login codes, and of every other SMS without a template of its own'),
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

function smsOf(s: z.infer<z.ZodObject<typeof providerSettings>>) {
  if (!s.SMS_API_URL) return undefined
  const { SMS_API_KEY: key, SMS_DLT_ENTITY_ID: entityId, SMS_DLT_TEMPLATE_CODE: templateId } = s
  if (!key || !entityId || !templateId) {
    throw new Error(
      'Wrong configuration: SMS_API_URL needs SMS_API_KEY, SMS_DLT_ENTITY_ID and SMS_DLT_TEMPLATE_CODE',
    )
  }
  return { url: s.SMS_API_URL, key, senderId: s.SMS_SENDER_ID, entityId, templateId }
}
