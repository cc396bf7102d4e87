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
export type MailMessage = { to: string; subject: string; text: string; attachments?: readonly Attachment[] }
