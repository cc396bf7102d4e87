import { readOutbox } from '@bnr/contract/messages/endpoints'
import { expect } from '@playwright/test'
import { callAsGuest } from './calls.ts'

/** The newest message to a number (with country code) or address; waits for one that matches. */
export async function messageTo(recipient: string, matching: RegExp): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const { results } = await callAsGuest(readOutbox)
    found = results.find(({ to, text }) => to === recipient && matching.test(text))?.text
    expect(found, `a message to ${recipient}`).toBeDefined()
  }).toPass({ timeout: 10_000, intervals: [100] })
  return found ?? ''
}
