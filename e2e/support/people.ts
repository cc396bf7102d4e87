import type { APIRequestContext } from '@playwright/test'

export const demoPassword = 'Demo1234'
export const members = { anita: '10000001', samuel: '10000002', priya: '10000003', daniel: '10000004' }
export const staff = {
  superAdmin: '9000000001',
  teleManager: '9000000002',
  teleExecutive: '9000000003',
  careManager: '9000000004',
  careExecutive: '9000000005',
  finance: '9000000006',
}

/** A number nobody else in this run has. */
export function freshMobile(): string {
  const random = Math.floor(Math.random() * 1e8)
    .toString()
    .padStart(8, '0')
  return `73${random}`
}

type Sent = { results: { to: string; text: string }[] }

/** The newest code sent to an Indian number; waits until it is there. */
export async function codeSentTo(request: APIRequestContext, mobile: string): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const { results } = (await (await request.get('/api/dev/outbox')).json()) as Sent
    const message = results.find(({ to }) => to === `91${mobile}`)
    if (message) return message.text.slice(0, 6)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`no code was sent to ${mobile}`)
}
