import { sendCode } from '@bnr/contract/accounts/endpoints'
import { readOutbox } from '@bnr/contract/messages/endpoints'
import type { TestService } from './harness.ts'

/** Messages to this number (with country code) or e-mail address, newest first. */
export async function messagesTo(service: TestService, recipient: string): Promise<string[]> {
  const { body } = await service.call(readOutbox)
  return body.results.filter(({ to }) => to === recipient).map(({ text }) => text)
}

/** Requests a code and reads it from the outbox. */
export async function codeSentTo(service: TestService, number: string): Promise<string> {
  await service.call(sendCode, { body: { phone: { countryCode: '91', number, type: 'M' } } })
  return (await messagesTo(service, `91${number}`))[0]?.slice(0, 6) ?? ''
}
