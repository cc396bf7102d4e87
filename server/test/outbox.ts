import { sendCode } from '@bnr/contract/accounts/endpoints'
import { readOutbox } from '@bnr/contract/messages/endpoints'
import type { TestService } from './harness.ts'

/** Texts that went to this number (with country code) or address, newest first. */
export async function messagesTo(service: TestService, recipient: string): Promise<string[]> {
  const { body } = await service.call(readOutbox)
  return body.results.filter(({ to }) => to === recipient).map(({ text }) => text)
}

/** Asks for a code and reads it where it was sent. */
export async function codeSentTo(service: TestService, number: string): Promise<string> {
  await service.call(sendCode, { body: { phone: { countryCode: '91', number, type: 'M' } } })
  return (await messagesTo(service, `91${number}`))[0]?.slice(0, 6) ?? ''
}
