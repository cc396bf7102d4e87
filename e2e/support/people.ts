import { readOutbox } from '@bnr/contract/messages/endpoints'
import { expect } from '@playwright/test'
import { callAsGuest } from './calls.ts'

export const demoPassword = 'Demo1234'

/** Somebody who can log in: `pu` by BNR ID, `au` by mobile number. */
export type Person = { userName: string; userType: 'pu' | 'au'; password: string }

export const memberWith = (bnrId: string, password = demoPassword): Person => ({
  userName: bnrId,
  userType: 'pu',
  password,
})

export const staffWith = (mobile: string, password = demoPassword): Person => ({
  userName: `91${mobile}`,
  userType: 'au',
  password,
})

/** The people of every demo. Tests only read them; a test that changes a person registers a new one. */
export const bnrIds = { anita: '10000001', samuel: '10000002', priya: '10000003', daniel: '10000004' }
export const staffMobiles = {
  superAdmin: '9000000001',
  teleManager: '9000000002',
  teleExecutive: '9000000003',
  careManager: '9000000004',
  careExecutive: '9000000005',
  finance: '9000000006',
}
export const anita = memberWith(bnrIds.anita)
export const samuel = memberWith(bnrIds.samuel)
export const superAdmin = staffWith(staffMobiles.superAdmin)
export const teleManager = staffWith(staffMobiles.teleManager)
export const careManager = staffWith(staffMobiles.careManager)
export const careExecutive = staffWith(staffMobiles.careExecutive)
export const financeAdmin = staffWith(staffMobiles.finance)

const digits = (count: number) => Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('')

/** A number nobody else in this run has. */
export const freshMobile = () => `73${digits(8)}`

/** Without m, so that no word happens to contain the name of a mail service, which names may not. */
const letters = 'abcdefghijklnopqrstuvwxyz'

/** A name nobody else in this run has. */
export function freshWord(): string {
  const word = Array.from({ length: 8 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')
  return word[0]?.toUpperCase() + word.slice(1)
}

/** The newest code sent to an Indian number; waits until it arrives. */
export async function codeSentTo(mobile: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const { results } = await callAsGuest(readOutbox)
    code = results.find(({ to, text }) => to === `91${mobile}` && /^\d{6} /.test(text))?.text.slice(0, 6)
    expect(code, `a code for ${mobile}`).toMatch(/^\d{6}$/)
  }).toPass({ timeout: 10_000, intervals: [100] })
  return code ?? ''
}
