import { setTimeout as pause } from 'node:timers/promises'
import { CallError } from '@bnr/contract/client'
import { searchPlans } from '@bnr/contract/plans/endpoints'
import type { Cluster } from '../cluster.ts'
import { clientOf, newPerson } from './client.ts'
import { type Journal, newJournal } from './journal.ts'
import { prepareMembers } from './members.ts'
import { buy } from './purchase.ts'
import { readingOf, sessionsOf, writingOf } from './visits.ts'

/** How often in a second each action begins, even while earlier ones go on: members do not wait for each other. */
const rates = {
  register: 4,
  search: 3,
  view: 3,
  expressInterest: 1,
  upload: 0.5,
  logInAgain: 0.5,
  purchase: 0.4,
}
/** Most that are under way at once, so that an outage does not pile them up without end. */
const most = 40

export type Load = { journal: Journal; stop: () => Promise<void>; buyersLeft: () => number }

/** Members and visitors who use the cluster until they are stopped. */
export async function startLoad({ db, balancer, bank }: Cluster): Promise<Load> {
  const journal = newJournal()
  const members = await prepareMembers(db)
  const service = balancer.address
  const parts = { service, journal, members }
  const sessions = sessionsOf(parts)
  const plans = await clientOf(service, newJournal()).call('search', newPerson())(searchPlans, {
    body: { criteria: [] },
  })
  const places = { service, bank: bank.address, planId: plans.results[0]?.id ?? 0 }
  const purchase = async () => {
    const buyer = members.buyers.pop()
    if (!buyer) return
    await sessions.logIn(buyer)
    await buy(places, journal, buyer)
  }
  let isOn = true
  const { logInAgain } = sessions
  const works = { ...readingOf(parts, sessions), ...writingOf(parts, sessions), logInAgain, purchase }
  const underway = Object.entries(rates).map(([name, rate]) =>
    begin(works[name as keyof typeof rates], rate, () => isOn),
  )
  return {
    journal,
    buyersLeft: () => members.buyers.length,
    stop: async () => {
      isOn = false
      await Promise.all(underway)
    },
  }
}

async function begin(work: () => Promise<unknown>, rate: number, isOn: () => boolean): Promise<void> {
  const running = new Set<Promise<unknown>>()
  while (isOn()) {
    await pause((1000 / rate) * (0.5 + Math.random()))
    if (running.size >= most) continue
    const one = work().catch(unlessRefused)
    running.add(one)
    void one.finally(() => running.delete(one))
  }
  await Promise.all(running)
}

/** The journal has recorded the result of each request. */
function unlessRefused(error: unknown): void {
  const isOfRequest = error instanceof CallError || typeof (error as { code?: unknown }).code === 'string'
  if (!isOfRequest) throw error
}
