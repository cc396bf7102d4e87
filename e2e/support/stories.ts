import { transitionProfile } from '@bnr/contract/profiles/endpoints'
import { createTestimonial, readyTestimonial } from '@bnr/contract/testimonials/endpoints'
import { callAs } from './calls.ts'
import { messageTo } from './outbox.ts'
import { bnrIds, careManager, freshWord, teleManager } from './people.ts'
import { type Member, registerMember } from './profiles.ts'

/** A member whose profile is settled. */
export async function settledBride(): Promise<Member> {
  const bride = await registerMember({ status: 'Ready' })
  const staff = await callAs(careManager)
  const manager = await callAs(teleManager)
  const params = { id: bride.id }
  await manager(transitionProfile.approve, { params, body: {} })
  await staff(transitionProfile.settle, { params, body: {} })
  return bride
}

/** The path of the newest story link that a member received. */
export async function storyLinkOf({ mobile }: Member): Promise<string> {
  const text = await messageTo(`91${mobile}`, /\/your-story#/)
  return text.match(/\/your-story#\S+/)?.[0] ?? ''
}

/** Creates a story and sends it for approval as staff; returns the names of the couple. */
export async function readyStory(): Promise<{ groomName: string; brideName: string }> {
  const staff = await callAs(careManager)
  const names = { groomName: `Joel ${freshWord()}`, brideName: `Sharon ${freshWord()}` }
  const ids = { groomBnrId: bnrIds.samuel, brideBnrId: bnrIds.anita }
  const body = { ...names, ...ids, caption: 'Led to one another', text: 'We met after the service.' }
  const { id } = await staff(createTestimonial, { body })
  await staff(readyTestimonial, { params: { id } })
  return names
}
