/** Sends SMS and e-mails. The provider of each channel is chosen at the start, see providers.ts. */
export type Messenger = {
  sms: (message: SmsMessage) => Promise<void>
  mail: (message: MailMessage) => Promise<void>
}

export type SmsMessage = {
  /** Country code and number, digits only. */
  to: string
  text: string
  /** Id of the registered text. The outbox needs none. */
  dltTemplateId: string | null | undefined
}
type Attachment = { fileName: string; type: string; content: Buffer }
declare const isKnown: unique symbol
/** Only `profiles/email.ts` makes these, and says there for which addresses. */
export type MailAddress = string & { readonly [isKnown]: true }
export type MailMessage = {
  to: MailAddress
  subject: string
  text: string
  attachments?: readonly Attachment[]
  /** Address that switches off this kind of mail, for the button of mail programs (RFC 8058). */
  unsubscribe?: string
}
