/** Sends what people are told. Which channel goes where is decided at start, see providers. */
export type Messenger = {
  sms: (message: SmsMessage) => Promise<void>
  mail: (message: MailMessage) => Promise<void>
}

export type SmsMessage = {
  /** Country code and number, digits alone. */
  to: string
  text: string
}
type Attachment = { fileName: string; type: string; content: Buffer }
declare const isKnown: unique symbol
/** Only `profiles/email.ts` makes one: of a confirmed address, or of one that is sent its confirmation link. */
export type MailAddress = string & { readonly [isKnown]: true }
export type MailMessage = {
  to: MailAddress
  subject: string
  text: string
  attachments?: readonly Attachment[]
}
