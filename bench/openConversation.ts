import { randomUUID } from 'node:crypto'
import { login } from '@bnr/contract/accounts/endpoints'
import { answers, performActivity } from '@bnr/contract/activities/endpoints'
import { createClient } from '@bnr/contract/client'
import { sendMessage } from '@bnr/contract/conversations/endpoints'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { logins, otherFamily } from './pageList.ts'

/** In a fresh demo, lets the measured member and another family agree and write to each other. */
export async function openConversation(address: string): Promise<void> {
  const [groom, bride] = await Promise.all([
    memberOf(address, logins.member.bnrId),
    memberOf(address, otherFamily),
  ])
  const { id } = await groom.call(performActivity.like, { params: { id: groom.id, targetId: bride.id } })
  await bride.call(answers.accept, { params: { id } })
  for (const [from, to, text] of [
    [bride, groom, 'Greetings from our family. We read your profile with joy.'],
    [groom, bride, 'Thank you. Our parents would like to know more about your church.'],
    [bride, groom, 'We worship at St Thomas Church, and our daughter sings in the choir.'],
  ] as const)
    await from.call(sendMessage, { params: { pid: to.bnrId }, body: { clientId: randomUUID(), text } })
}

async function memberOf(address: string, bnrId: string) {
  const bases = { apiBase: `${address}/api`, mediaBase: `${address}/media` }
  const asGuest = createClient({ ...bases, headers: () => ({}) })
  const { token } = await asGuest(login, { body: { userName: bnrId, userType: 'pu', password: 'Demo1234' } })
  const call = createClient({ ...bases, headers: () => ({ authorization: `Bearer ${token}` }) })
  const { id } = await call(readProfile, { query: { pid: bnrId } })
  return { bnrId, id, call }
}
